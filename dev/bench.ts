// `npm run bench`: Lighthouse on one page of each kind, and the chaos test with 2,000 messages.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtPages, pageDataFile } from "../src/build/artifacts/built-pages.ts";
import { findBrowser } from "./browser.mjs";
import { build, localSettings, runCommand } from "./prepare.mjs";
import { root } from "./root.ts";
import { type Stack, startStack } from "./stack/stack.ts";

/** Run by npx on demand, because its packages would be a tenth of the installation. */
const LIGHTHOUSE_CI = "@lhci/cli@0.15.1";

const site = path.join(root, "public");

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...localSettings, ...env } } as const;
  return spawnSync(command, args, options).status === 0;
}

/** The first page of each template. */
async function pageOfEachKind(): Promise<string[]> {
  const pages = new Map<string, string>();
  for (const { route } of builtPages(site).filter((page) => page.route !== "/404.html")) {
    const data = JSON.parse(await readFile(path.join(site, pageDataFile(route)), "utf8"));
    if (!pages.has(data.componentChunkName)) pages.set(data.componentChunkName, route);
  }
  return [...pages.values()];
}

async function auditPages({ addresses }: Stack): Promise<boolean> {
  const urls = (await pageOfEachKind()).map((route) => `--collect.url=${addresses.site}${route}`);
  const args = ["--yes", LIGHTHOUSE_CI, "autorun", "--config=dev/lighthouserc.json", ...urls];
  return run("npx", args, { CHROME_PATH: await findBrowser() });
}

const chaos = () => run("npx", ["jest", "--selectProjects", "function", "--", "chaos"], { CHAOS: "full" });

async function main(): Promise<void> {
  build();
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-"));
  const stack = await startStack({ dataDir, quiet: true });
  const failed: string[] = [];
  try {
    if (!(await auditPages(stack))) failed.push("Lighthouse");
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  if (!chaos()) failed.push("chaos");
  console.log(failed.length === 0 ? "Every target is met." : `Missed: ${failed.join(", ")}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void runCommand(main);
