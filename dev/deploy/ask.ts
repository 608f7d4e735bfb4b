import { DeployError, strings } from "./strings.ts";

export interface Question {
  /** Environment variable with the answer, for unattended runs. */
  name?: string;
  message: string;
  /** Default answer. */
  initial?: string | undefined;
  /** Hides the input. */
  isSecret?: boolean;
  options?: readonly { value: string; label: string }[];
  /** Returns an error message, or undefined. */
  check?: (answer: string) => string | undefined;
}

/** Asks the user. */
export interface Ask {
  answer(question: Question): Promise<string>;
  confirm(message: string, initial: boolean): Promise<boolean>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Answer from the environment. @throws DeployError if malformed */
function given(env: Environment, { name = "", check }: Question): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const problem = check?.(value);
  if (problem !== undefined) throw new DeployError(strings.badSetting(name, problem));
  return value;
}

/** Answers from the environment or with the defaults, and accepts every confirmation. */
export function askNobody(env: Environment): Ask {
  return {
    async answer(question) {
      const value = given(env, question) ?? question.initial;
      if (value === undefined) throw new DeployError(strings.noTerminal(question.name ?? question.message));
      return value;
    },
    confirm: async (_message, initial) => initial,
  };
}

/** Asks in the terminal what the environment does not answer. Secrets are not echoed. */
export async function askInTerminal(env: Environment): Promise<Ask> {
  const { cancel, confirm, isCancel, password, select, text } = await import("@clack/prompts");
  const orCancel = <T>(answer: T): Exclude<T, symbol> => {
    if (!isCancel(answer)) return answer as Exclude<T, symbol>;
    cancel(strings.cancelled);
    throw new DeployError("");
  };
  return {
    async answer(question) {
      const value = given(env, question);
      if (value !== undefined) return value;
      const { message, initial, options, isSecret } = question;
      if (options) {
        const choices = options.map(({ value, label }) => ({ value, label }));
        return orCancel(
          await select({ message, options: choices, ...(initial ? { initialValue: initial } : {}) }),
        );
      }
      const validate = (typed: string | undefined) => {
        const answer = typed?.trim() || initial;
        return answer === undefined ? strings.empty : question.check?.(answer);
      };
      const typed = isSecret
        ? await password({ message, mask: "•", validate })
        : await text({
            message,
            validate,
            ...(initial ? { placeholder: initial, defaultValue: initial } : {}),
          });
      return orCancel(typed).trim() || (initial ?? "");
    },
    async confirm(message, initial) {
      return orCancel(await confirm({ message, initialValue: initial, active: "Evet", inactive: "Hayır" }));
    },
  };
}
