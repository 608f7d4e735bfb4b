import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { versions } from "../../dev/deploy/commands.ts";
import { root } from "../../dev/root.ts";

/** Whether npm can fetch a host's command. */
export function isFetched(tool: keyof typeof versions): boolean {
  const args = ["exec", "--yes", `--package=${tool}@${versions[tool]}`, "--", "node", "--version"];
  const { status } = spawnSync("npm", args, { stdio: "ignore", shell: process.platform === "win32" });
  if (status !== 0) console.warn(`${tool}@${versions[tool]} cannot be fetched: its tests are skipped.`);
  return status === 0;
}

/** A clone of the project whose build only notes its environment in `build.json`. */
export async function cloneProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "clone-"));
  for (const name of ["dev", "src", "supabase", "tsconfig.json"])
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !file.includes(`${path.sep}.temp`),
    });
  for (const name of ["content", "node_modules"])
    await symlink(path.join(root, name), path.join(folder, name));
  const { scripts, ...manifest } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const build = "node -e \"fs.writeFileSync('build.json', JSON.stringify(process.env))\"";
  const { deploy } = scripts;
  await writeFile(
    path.join(folder, "package.json"),
    JSON.stringify({ ...manifest, scripts: { deploy, build } }),
  );
  return folder;
}

/** Runs `npm run deploy -- --yes`. @returns whether it succeeded, and all that it printed */
export async function deploy(folder: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn("npm", ["run", "deploy", "--", "--yes", ...args], {
    cwd: folder,
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", ...env },
    shell: process.platform === "win32",
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk));
  const [code] = await once(child, "close");
  return { isDone: code === 0, said };
}

export const removeClone = (folder: string) => rm(folder, { recursive: true, force: true });
