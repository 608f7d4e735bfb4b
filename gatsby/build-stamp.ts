import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The commit a folder is at; undefined where it is no repository, or there is no git. */
async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd: folder });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/**
 * Writes `build.json`, by which the editor knows that the published site shows a change: the commit it was built from, and
 * nothing else.
 */
export async function writeBuildStamp(project: string): Promise<void> {
  const file = join(project, "public/build.json");
  const commit = await commitOf(project);
  if (commit) await writeFile(file, `${JSON.stringify({ commit })}\n`);
  else await rm(file, { force: true });
}
