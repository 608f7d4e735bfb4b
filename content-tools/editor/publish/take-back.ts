import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Changes } from "../../model/documents";
import { type Refusal, refusalsOf } from "../save/save";
import { failureOf, gitIn } from "./git";
import { changedFiles, publishedFile, publishedState } from "./published";

/**
 * Puts files back as they are published, if the content is right with them so; else nothing.
 * @param project absolute path of the folder that holds `content/`
 * @param files paths below it; those that are as they are published stay
 * @returns what would be wrong
 * @throws Failure without git or a repository
 */
export async function takeBack(project: string, files: readonly string[]): Promise<Refusal[]> {
  const git = gitIn(project);
  const { commit } = await publishedState(git);
  const changed = new Set(await changedFiles(git, commit));
  const wanted = await Promise.all(
    files
      .filter((file) => changed.has(file))
      .map(async (file) => [file, (await publishedFile(git, commit, file)) ?? null] as const),
  );
  const changes: Changes = new Map(
    wanted.map(([file, content]) => [
      file.replace(/^content\//, ""),
      content && file.endsWith(".yaml") ? content.toString("utf8") : content,
    ]),
  );
  const refusals = await refusalsOf(join(project, "content"), changes);
  if (refusals.length > 0) return refusals;
  for (const [file, content] of wanted) {
    if (content === null) {
      if (existsSync(join(project, file))) rmSync(join(project, file));
      continue;
    }
    // git itself, for the line ends of this machine.
    const restored = await git(["restore", `--source=${commit}`, "--worktree", "--", file]);
    if (restored.code !== 0) throw failureOf(restored.said);
  }
  return [];
}
