import { readFileSync } from "node:fs";
import path from "node:path";
import { runNpm } from "../prepare.mjs";
import { root } from "../root.ts";
import { DeployError, strings } from "./strings.ts";

export type Values = Record<string, string>;

/** A script of this project, or a host's own command. */
export interface Command {
  tool?: "supabase" | "wrangler" | "netlify-cli";
  args: readonly string[];
  /** Secrets and settings of this command alone, read when it runs. */
  env?: () => Values;
  input?: string;
}

const readText = (...parts: string[]) => readFileSync(path.join(root, ...parts), "utf8");

/** Exact versions of the tools, and of the Node that two of them need. */
export const { dependencies: versions } = JSON.parse(readText("dev", "deploy", "package.json")) as {
  dependencies: Record<"supabase" | "wrangler" | "netlify-cli" | "node", string>;
};

/** Settings of the function that `supabase secrets set` reads from the environment. */
const settingNames = [...readText("supabase", "config.toml").matchAll(/"env\((\w+)\)"/g)].map(
  ([, name = ""]) => name,
);

const secretNames = [...settingNames, "SUPABASE_ACCESS_TOKEN", "CLOUDFLARE_API_TOKEN", "NETLIFY_AUTH_TOKEN"];

const isOldNode = process.versions.node.localeCompare(versions.node, "en", { numeric: true }) < 0;

/** The command as it is typed, without secrets. */
export const textOf = ({ tool, args }: Command): string =>
  [tool?.replace("-cli", "") ?? "npm", ...args].join(" ");

/** Runs a command, a host's own by npx. Secrets in the environment are hidden from all that do not name them. */
function start(
  { tool, args, env, input }: Command,
  stdout: "inherit" | "pipe",
  stderr: "inherit" | "ignore",
) {
  const packages =
    tool === undefined ? [] : isOldNode && tool !== "supabase" ? (["node", tool] as const) : [tool];
  const npx = [
    "exec",
    "--yes",
    "--loglevel=error",
    ...packages.map((name) => `--package=${name}@${versions[name]}`),
  ];
  const before = tool === undefined ? [] : [...npx, "--", tool.replace("-cli", "")];
  const hidden = Object.fromEntries(secretNames.map((name) => [name, undefined]));
  const values = { ...hidden, WRANGLER_SEND_METRICS: "false", ...env?.() };
  const stdin = input === undefined ? "inherit" : "pipe";
  return runNpm([...before, ...args], values, { stdio: [stdin, stdout, stderr], input, encoding: "utf8" });
}

/** @throws DeployError if the command fails; its own output is above */
export function run(title: string, command: Command, advice: string): void {
  console.log(`\n→ ${title}\n  ${textOf(command)}\n`);
  if (start(command, "inherit", "inherit").status !== 0) throw new DeployError(strings.failed(title, advice));
}

/** Answer of a command that prints JSON; undefined if it fails. */
export function tryRead<T>(command: Command, stderr: "inherit" | "ignore" = "ignore"): T | undefined {
  const { status, stdout } = start(command, "pipe", stderr);
  return status === 0 ? (JSON.parse(String(stdout)) as T) : undefined;
}

/** @throws DeployError if the command fails */
export function read<T>(command: Command, advice: string): T {
  const answer = tryRead<T>(command, "inherit");
  if (answer === undefined) throw new DeployError(strings.failed(strings.steps.read, advice));
  return answer;
}
