export interface Question {
  /** Environment variable with the answer, for unattended runs. */
  name: string;
  message: string;
  /** Default answer; "" makes the question optional. */
  initial?: string | undefined;
  isSecret?: boolean;
  /** Returns an error message, or undefined. */
  check?(answer: string): string | undefined;
}

export interface Ask {
  answer(question: Question): Promise<string>;
  confirm(message: string): Promise<boolean>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Answer from the environment. @throws Error if malformed */
function given(env: Environment, { name, check }: Question): string | undefined {
  const value = env[name]?.trim();
  const problem = value && check?.(value);
  if (problem) throw new Error(`${name} ayarı kullanılamıyor: ${problem}`);
  return value || undefined;
}

/** Answers from the environment or with the defaults, and accepts every confirmation. */
export const askNobody = (env: Environment): Ask => ({
  async answer(question) {
    const value = given(env, question) ?? question.initial;
    if (value !== undefined) return value;
    throw new Error(
      `${question.name} ayarı yok. Soru sorulmayan bir çalıştırmada (--yes) bu değer ortam değişkeni olarak verilir.`,
    );
  },
  confirm: async () => true,
});

/** Asks in the terminal what the environment does not answer. Secrets are not echoed. */
export async function askInTerminal(env: Environment): Promise<Ask> {
  const { confirm, isCancel, password, text } = await import("@clack/prompts");
  const orCancel = <T>(answer: T): Exclude<T, symbol> => {
    if (isCancel(answer)) throw new Error("Hiçbir şey değiştirilmedi.");
    return answer as Exclude<T, symbol>;
  };
  return {
    async answer(question) {
      const value = given(env, question);
      if (value !== undefined) return value;
      const { message, initial, isSecret, check } = question;
      const validate = (typed: string | undefined) => {
        const answer = typed?.trim() || initial;
        return answer === undefined ? "Boş bırakılamaz." : check?.(answer);
      };
      const typed = isSecret
        ? await password({ message, mask: "•", validate })
        : await text({ message, validate, ...(initial && { placeholder: initial, defaultValue: initial }) });
      return orCancel(typed).trim() || (initial ?? "");
    },
    confirm: async (message) => orCancel(await confirm({ message, active: "Evet", inactive: "Hayır" })),
  };
}
