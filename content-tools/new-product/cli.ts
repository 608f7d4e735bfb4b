import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { didYouMean } from "../check/suggest";
import { newProduct, type Terminal, WrongFlags } from "./index";
import { type Answers, questions } from "./questions";

const keys = questions.map(({ key }) => key);

const help = `Yeni bir ürün dosyası yazar.

  npm run new:product                                    sorarak
  npm run new:product -- --name "Teleskop Kron" ...      seçeneklerle

${questions
  .map(({ key, text, hint, required }) =>
    [
      `  --${key.padEnd(11)} ${text}${required ? " (zorunlu)" : ""}`,
      ...(hint ? [`${" ".repeat(16)}${hint}`] : []),
    ].join("\n"),
  )
  .join("\n")}`;

/** The flags as answers. @throws WrongFlags for one that does not exist */
function answersIn(args: readonly string[]): Partial<Answers> | "help" {
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
  return Object.fromEntries(
    keys.flatMap((key) => (key in values ? [[key, typeof values[key] === "string" ? values[key] : ""]] : [])),
  );
}

async function main(): Promise<void> {
  const flags = answersIn(process.argv.slice(2));
  if (flags === "help") return console.log(help);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const left = () => console.log("\nVazgeçildi; hiçbir şey yazılmadı.");
  lines.once("close", left);
  const terminal: Terminal = {
    ask: (question) => lines.question(question),
    say: (line) => console.log(line),
  };
  try {
    await newProduct(flags, resolve("content"), terminal);
  } finally {
    lines.off("close", left);
    lines.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof Error && error.name === "AbortError") return; // Ctrl+D: has been answered
  if (!(error instanceof WrongFlags)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
