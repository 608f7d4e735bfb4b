import { Failure, type Git, parts, read } from "./git";

/** Where the content goes, and what of it is published as far as this machine knows. */
export interface Published {
  branch: string;
  /** undefined: no other place keeps the content. */
  remote: string | undefined;
  /** "origin/main"; undefined until something was sent there. */
  upstream: string | undefined;
  /** The commit that the content is compared with: the last one that this machine and the other place share. */
  commit: string | undefined;
}

/** @throws Failure where nothing can be published from this folder */
export async function publishedState(git: Git): Promise<Published> {
  await read(git, "rev-parse", "--is-inside-work-tree");
  const head = await git(["symbolic-ref", "--quiet", "--short", "HEAD"]);
  if (head.code !== 0) throw new Failure("noBranch", head.said);
  const branch = head.out.toString("utf8").trim();
  const remote = await remoteOf(git, branch);
  const upstream = remote && (await upstreamOf(git, remote, branch));
  const commit = upstream ? await commitOf(git, ["merge-base", "HEAD", upstream]) : await headOf(git);
  return { branch, remote, upstream, commit };
}

async function remoteOf(git: Git, branch: string): Promise<string | undefined> {
  const set = await git(["config", `branch.${branch}.remote`]);
  if (set.code === 0) return set.out.toString("utf8").trim();
  const remotes = (await read(git, "remote")).split("\n").filter(Boolean);
  return remotes.find((name) => name === "origin") ?? remotes[0];
}

async function upstreamOf(git: Git, remote: string, branch: string): Promise<string | undefined> {
  const set = await git(["config", `branch.${branch}.merge`]);
  const there = set.code === 0 ? set.out.toString("utf8").trim().replace("refs/heads/", "") : branch;
  const name = `${remote}/${there}`;
  return (await git(["rev-parse", "--verify", "--quiet", `refs/remotes/${name}`])).code === 0
    ? name
    : undefined;
}

/** The commit this machine is at; undefined before the first one. */
export const headOf = (git: Git) => commitOf(git, ["rev-parse", "--verify", "HEAD"]);

async function commitOf(git: Git, args: readonly string[]): Promise<string | undefined> {
  const { code, out } = await git(args);
  return code === 0 ? out.toString("utf8").trim() : undefined;
}

/** The files below `content/` that are not as they are published, by their paths below the project's folder. */
export async function changedFiles(git: Git, commit: string | undefined): Promise<string[]> {
  if (!commit)
    return parts((await git(["ls-files", "-z", "-co", "--exclude-standard", "--", "content"])).out);
  const tracked = await git([
    "diff",
    "--name-only",
    "-z",
    "--no-renames",
    "--relative",
    commit,
    "--",
    "content",
  ]);
  const added = await git(["ls-files", "-z", "--others", "--exclude-standard", "--", "content"]);
  if (tracked.code !== 0) throw new Failure("unexpected", tracked.said);
  return [...new Set([...parts(tracked.out), ...parts(added.out)])].sort();
}

/** A file as it is published; undefined where it is not. */
export async function publishedFile(
  git: Git,
  commit: string | undefined,
  file: string,
): Promise<Buffer | undefined> {
  if (!commit) return undefined;
  const { code, out } = await git(["show", `${commit}:./${file}`]);
  return code === 0 ? out : undefined;
}
