import { readFileSync } from "node:fs";
import path from "node:path";
import { UserError } from "../ask.ts";
import { runNpm } from "../prepare.mjs";
import { root } from "../root.ts";
import { questions } from "./questions.ts";

export type Values = Record<string, string>;

/** A script of this project, or a host's own command. */
export interface Command {
  tool?: "supabase" | "wrangler" | "netlify-cli";
  args: readonly string[];
  /** Settings and secrets of this command alone, read when it runs. */
  env?: () => Values;
  input?: string;
}

/** Exact versions of the tools, and of the Node that the hosts of sites need for theirs. */
export const { dependencies: versions } = JSON.parse(
  readFileSync(path.join(root, "dev", "deploy", "package.json"), "utf8"),
) as { dependencies: Record<"supabase" | "wrangler" | "netlify-cli" | "node", string> };

const hidden = Object.fromEntries(Object.keys(questions).map((name) => [name, undefined]));

const advice = {
  supabase:
    "Supabase anahtarınızı ve yetkilerini, projenin adını ve durumunu denetleyin (ücretsiz planda bir hafta kullanılmayan " +
    "proje durur: panelde “Restore project”).",
  wrangler: "Cloudflare anahtarınızı, yetkisini ve yazdığınız adı denetleyin.",
  "netlify-cli": "Netlify anahtarınızı ve yazdığınız adı denetleyin.",
  npm: "docs/deploy.md, “When something is wrong” bölümüne bakın.",
};

/** The command as it is typed, without secrets. */
export const textOf = ({ tool, args }: Command): string =>
  [tool?.replace("-cli", "") ?? "npm", ...args].join(" ");

/** Runs a command, a host's own by npx. Answers are hidden from all commands that do not name them. */
function start({ tool, args, env, input }: Command, stdout: "inherit" | "pipe") {
  const packages = (["node", "supabase", "wrangler", "netlify-cli"] as const)
    .filter((name) => name === tool || (name === "node" && tool !== "supabase"))
    .map((name) => `--package=${name}@${versions[name]}`);
  const before = tool
    ? ["exec", "--yes", "--loglevel=error", ...packages, "--", tool.replace("-cli", "")]
    : [];
  const values = { ...hidden, WRANGLER_SEND_METRICS: "false", ...env?.() };
  const stdin = input === undefined ? "inherit" : "pipe";
  return runNpm([...before, ...args], values, { stdio: [stdin, stdout, "inherit"], input, encoding: "utf8" });
}

const failure = (title: string, { tool }: Command) =>
  new UserError(
    `“${title}” yapılamadı; nedeni yukarıda yazıyor. ${advice[tool ?? "npm"]} Sonra aynı komutu yeniden çalıştırın: yapılmış ` +
      "olanlar kalır, gerisi tamamlanır.",
  );

/** @throws UserError if the command fails; its own output is above */
export function run(title: string, command: Command): void {
  console.log(`\n→ ${title}\n  ${textOf(command)}\n`);
  if (start(command, "inherit").status !== 0) throw failure(title, command);
}

/** Answer of a command that prints JSON. @throws UserError if it fails */
export function read<T>(command: Command): T {
  const { status, stdout } = start(command, "pipe");
  if (status !== 0) throw failure(textOf(command), command);
  return JSON.parse(String(stdout)) as T;
}
