import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { didYouMean } from "../check/suggest";
import { type Terminal, WrongFlags } from "./index";

/** A question that is a flag, too. */
interface Flag<Key extends string> {
  key: Key;
  text: string;
  hint?: string;
  required: boolean;
}

/** Each flag with what it is, as `--help` lists them. */
export const flagList = (flags: readonly Flag<string>[]): string =>
  flags
    .map(({ key, text, hint, required }) =>
      [
        `  --${key.padEnd(11)} ${text}${required ? " (zorunlu)" : ""}`,
        ...(hint ? [`${" ".repeat(16)}${hint}`] : []),
      ].join("\n"),
    )
    .join("\n");

/** The flags as answers. @throws WrongFlags for one that does not exist */
export function answersIn<Key extends string>(
  args: readonly string[],
  keys: readonly Key[],
): Partial<Record<Key, string>> | "help" {
  const { values, tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      help: { type: "boolean", short: "h" },
      ...Object.fromEntries(keys.map((key) => [key, { type: "string" as const }])),
    },
  });
  if (values.help) return "help";
  for (const token of tokens) {
    if (token.kind === "positional") {
      throw new WrongFlags(
        `“${token.value}” neyin değeri? Boşluklu değerleri tırnak içine alın; --help listeler.`,
      );
    }
    if (token.kind === "option" && !keys.some((key) => key === token.name)) {
      const near = didYouMean(
        token.rawName,
        keys.map((key) => `--${key}`),
      );
      throw new WrongFlags(
        `${token.rawName} diye bir seçenek yok. ${near ?? "Seçenekleri --help listeler."}`,
      );
    }
  }
  const given = keys.filter((key) => key in values);
  return Object.fromEntries(
    given.map((key) => [key, typeof values[key] === "string" ? values[key] : ""]),
  ) as Partial<Record<Key, string>>;
}

/**
 * Runs a command that asks: `--help` prints its help, flags are answers, wrong ones end it with 1, Ctrl+C and Ctrl+D with
 * nothing written.
 */
export function runCommand<Key extends string>(
  help: string,
  keys: readonly Key[],
  make: (flags: Partial<Record<Key, string>>, terminal: Terminal) => Promise<unknown>,
): void {
  ask().catch((error: unknown) => {
    if (error instanceof Error && error.name === "AbortError") return; // Ctrl+D: has been answered
    if (!(error instanceof WrongFlags)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });

  async function ask(): Promise<void> {
    const flags = answersIn(process.argv.slice(2), keys);
    if (flags === "help") return console.log(help);
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const left = () => console.log("\nVazgeçildi; hiçbir şey yazılmadı.");
    lines.once("close", left);
    const terminal: Terminal = {
      ask: (question) => lines.question(question),
      say: (line) => console.log(line),
    };
    try {
      await make(flags, terminal);
    } finally {
      lines.off("close", left);
      lines.close();
    }
  }
}
