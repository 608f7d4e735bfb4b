import { readFileSync } from "node:fs";
import path from "node:path";
import { runNpm } from "../prepare.mjs";
import { root } from "../root.ts";
import { questions } from "./questions.ts";

/** A script of this project, or a host's own command. */
export interface Command {
  tool?: "supabase" | "wrangler" | "netlify-cli";
  args: readonly string[];
  /** Settings and secrets of this command alone. */
  env?: Record<string, string>;
  input?: string;
}

/** Exact versions of the tools, and of the Node that the hosts of sites need for theirs. */
export const { dependencies: versions } = JSON.parse(
  readFileSync(path.join(root, "dev", "deploy", "package.json"), "utf8"),
) as { dependencies: Record<"supabase" | "wrangler" | "netlify-cli" | "node", string> };

const hidden = Object.fromEntries(Object.keys(questions).map((name) => [name, undefined]));

/** The command line, without secrets. */
export const textOf = ({ tool, args }: Command): string =>
  [tool?.replace("-cli", "") ?? "npm", ...args].join(" ");

/**
 * Runs a command, a host's own by npx. Commands see only the answers in their `env`.
 * @returns its output, if it is piped
 * @throws Error if it fails; its own errors are above
 */
function start(title: string, command: Command, stdout: "inherit" | "pipe"): string {
  const { tool, args, env, input } = command;
  const packages = (["node", "supabase", "wrangler", "netlify-cli"] as const)
    .filter((name) => name === tool || (name === "node" && tool !== "supabase"))
    .map((name) => `--package=${name}@${versions[name]}`);
  const before = tool
    ? ["exec", "--yes", "--loglevel=error", ...packages, "--", tool.replace("-cli", "")]
    : [];
  const stdin = input === undefined ? "inherit" : "pipe";
  const answer = runNpm(
    [...before, ...args],
    { ...hidden, WRANGLER_SEND_METRICS: "false", ...env },
    { stdio: [stdin, stdout, "inherit"], input, encoding: "utf8" },
  );
  if (answer.status === 0) return String(answer.stdout);
  throw new Error(
    `“${title}” yapılamadı; nedeni yukarıda yazıyor. docs/deploy.md, “When something is wrong” bölümüne bakın, sonra aynı komutu ` +
      "yeniden çalıştırın: yapılmış olanlar kalır, gerisi tamamlanır.",
  );
}

export function run(title: string, command: Command): void {
  console.log(`\n→ ${title}\n  ${textOf(command)}\n`);
  start(title, command, "inherit");
}

/** Answer of a command that prints JSON. */
export const read = <T>(command: Command): T => JSON.parse(start(textOf(command), command, "pipe")) as T;
