import { existsSync, rmSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { documentKindOf } from "../../model";
import { parseSourceFile } from "../../model/documents";
import { isRecord } from "../../model/walk";
import { mergeYaml } from "../save/merge";
import { knownValue } from "../save/save";
import { type Choices, type Conflict, conflictId, conflictOf } from "../versions/conflict";
import { mergeValues } from "../versions/three-way";
import { Failure, failureOf, type Git, parts, read } from "./git";

/**
 * Puts this machine's commits on top of what others have published. What both changed is put together field by field;
 * where both changed the same field and no version was chosen, everything is as it was before.
 * @param choices the versions the editor chose
 * @returns what has to be chosen; none where it is done
 * @throws Failure where git refuses, or where something else than content clashes
 */
export async function rebase(
  git: Git,
  project: string,
  upstream: string,
  choices: Choices,
): Promise<Conflict[]> {
  if ((await git(["merge-base", "--is-ancestor", upstream, "HEAD"])).code === 0) return [];
  await refuseForeignChanges(git, upstream);
  let step = await git(["rebase", "--autostash", "-X", "no-renames", upstream]);
  while (await isUnderWay(git)) {
    const conflicts = await resolve(git, project, choices);
    if (conflicts instanceof Failure || conflicts.length > 0) {
      await read(git, "rebase", "--abort");
      if (conflicts instanceof Failure) throw conflicts;
      return conflicts;
    }
    const isEmpty = (await git(["diff", "--cached", "--quiet"])).code === 0;
    const before = await read(git, "rev-parse", "HEAD");
    step = await git(["rebase", isEmpty ? "--skip" : "--continue"]);
    const stands = !isEmpty && (await isUnderWay(git)) && (await read(git, "rev-parse", "HEAD")) === before;
    if (stands) {
      await read(git, "rebase", "--abort");
      throw failureOf(step.said);
    }
  }
  if (step.code !== 0) throw failureOf(step.said);
  return [];
}

/** Whether somebody's rebase, merge, cherry-pick or revert has not been finished. */
export async function isUnderWay(git: Git, all = false): Promise<boolean> {
  const rebases = ["rebase-merge", "rebase-apply"];
  const names = all ? [...rebases, "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"] : rebases;
  const folder = await read(git, "rev-parse", "--absolute-git-dir");
  return names.some((name) => existsSync(posix.join(folder, name)));
}

/** Unfinished work outside the content would clash with what is fetched: that is for whoever began it. */
async function refuseForeignChanges(git: Git, upstream: string): Promise<void> {
  const [incoming, status] = await Promise.all([
    git(["diff", "--name-only", "-z", `HEAD...${upstream}`]),
    git(["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"]),
  ]);
  const arriving = new Set(parts(incoming.out));
  const touched = parts(status.out).map((line) => line.slice(3));
  const both = touched.filter((file) => arriving.has(file));
  if (both.length > 0) throw new Failure("foreignChanges", both.join("\n"));
}

/** The three versions of a file that clashes; undefined where there is none. */
interface Stages {
  base?: Buffer;
  theirs?: Buffer;
  mine?: Buffer;
}

async function resolve(git: Git, project: string, choices: Choices): Promise<Conflict[] | Failure> {
  const unmerged = async (...options: string[]) =>
    parts((await git(["diff", "--name-only", "--diff-filter=U", "-z", ...options])).out);
  const [everywhere, files] = await Promise.all([unmerged(), unmerged("--relative")]);
  const isForeign = files.length !== everywhere.length || files.some((file) => !file.startsWith("content/"));
  if (isForeign || files.length === 0) return new Failure("foreignConflict", everywhere.join("\n"));
  const conflicts: Conflict[] = [];
  for (const file of files) {
    const merged = mergeFile(file, await stagesOf(git, file), choices);
    conflicts.push(...merged.conflicts);
    if (merged.conflicts.length > 0) continue;
    if (merged.content === undefined) rmSync(posix.join(project, file), { force: true });
    else writeFileSync(posix.join(project, file), merged.content);
    await read(git, "add", "--all", "--", file);
  }
  return conflicts;
}

async function stagesOf(git: Git, file: string): Promise<Stages> {
  const at = async (stage: number) => {
    const { code, out } = await git(["show", `:${stage}:./${file}`]);
    return code === 0 ? out : undefined;
  };
  // While commits are put on top of others, "ours" are the others'.
  const [base, theirs, mine] = await Promise.all([at(1), at(2), at(3)]);
  return { ...(base && { base }), ...(theirs && { theirs }), ...(mine && { mine }) };
}

interface MergedFile {
  /** undefined: the file is gone. */
  content?: Buffer | string | undefined;
  conflicts: Conflict[];
}

function mergeFile(file: string, stages: Stages, choices: Choices): MergedFile {
  const path = file.replace(/^content\//, "");
  const kind = documentKindOf(path);
  const value = (bytes: Buffer | undefined) =>
    bytes && knownValue(parseSourceFile(path, bytes.toString("utf8")));
  const [base, theirs, mine] = [value(stages.base), value(stages.theirs), value(stages.mine)];
  if (!kind || theirs === undefined || mine === undefined) return mergeWhole(file, stages, choices);
  const conflicts: Conflict[] = [];
  const merged = mergeValues(kind.schema, base, mine, theirs, (clash) => {
    const conflict = conflictOf(file, kind.schema, clash);
    const choice = choices[conflict.id];
    if (!choice) conflicts.push(conflict);
    return choice === "theirs" ? clash.theirs : clash.mine;
  });
  const text = stages.theirs?.toString("utf8") ?? "";
  return { content: mergeYaml(text, isRecord(merged) ? merged : {}, kind.schema), conflicts };
}

/** A picture, a file that one side took away, or one that cannot be read: one version of it holds as a whole. */
function mergeWhole(file: string, { mine, theirs }: Stages, choices: Choices): MergedFile {
  const id = conflictId(file, [], mine?.toString("base64"), theirs?.toString("base64"));
  const choice = choices[id];
  if (choice) return { content: choice === "mine" ? mine : theirs, conflicts: [] };
  const shown = (bytes: Buffer | undefined) =>
    bytes ? { text: `${posix.basename(file)} (${Math.ceil(bytes.length / 1024)} kB)` } : null;
  return { conflicts: [{ id, file, place: "", mine: shown(mine), theirs: shown(theirs) }] };
}
