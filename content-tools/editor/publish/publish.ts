import { join } from "node:path";
import { checkContent, type Problem } from "../../check";
import { readSourceFiles } from "../../model/documents";
import { type Refusal, withFields } from "../save/save";
import type { Choices, Conflict } from "../versions/conflict";
import { type Change, changesSince, listChanges } from "./changes";
import { Failure, type FailureKind, failureOf, type Git, gitIn, read } from "./git";
import { messageOf } from "./message";
import { headOf, type Published, publishedState } from "./published";
import { isUnderWay, rebase } from "./rebase";
import { words } from "./words";

/** What became of a wish to publish. */
export type Outcome =
  | { state: "published"; commit: string; changes: Change[] }
  /** Nothing differs from what is published. */
  | { state: "nothing" }
  | { state: "choose"; conflicts: Conflict[] }
  | { state: "failed"; kind: FailureKind; message: string; fix: string; detail: string; refusals: Refusal[] };

/** The steps of publishing, in their order. */
export type Step = "check" | "commit" | "fetch" | "merge" | "push" | "wait";

export interface PublishOptions {
  choices?: Choices;
  /** Is called at the beginning of each step. */
  onStep?: (step: Step) => void;
  /** Runs what reads and writes the content while no save does. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** How often others may be first before the editor is told. */
const attempts = 2;

/** Milliseconds that the other place has to answer. */
const patience = 120_000;

/**
 * Publishes the content: checks it, commits it under the editor's name of git, puts it on top of what others have
 * published, and sends it. Never throws for what an editor can meet: that is an outcome with words. Whatever
 * happens, the content's files hold what the editor saved.
 * @param project absolute path of the folder that holds `content/`
 */
export async function publish(project: string, options: PublishOptions = {}): Promise<Outcome> {
  const git = gitIn(project);
  try {
    return await attempt(git, project, options);
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure("unexpected", String(error));
    const refusals = failure instanceof CheckFailure ? failure.refusals : [];
    return { state: "failed", kind: failure.kind, ...words[failure.kind], detail: failure.detail, refusals };
  }
}

async function attempt(git: Git, project: string, options: PublishOptions): Promise<Outcome> {
  const { choices = {}, onStep = () => {}, alone = (work) => work() } = options;
  if (await isUnderWay(git, true)) throw new Failure("busy");
  const { changes } = await listChanges(project, git);
  await alone(() => commit(git, project, onStep));
  for (let time = 1; time <= attempts; time += 1) {
    const { remote, branch } = await publishedState(git);
    if (!remote) throw new Failure("noRemote");
    onStep("fetch");
    const fetched = await git(["fetch", "--quiet", remote], { timeout: patience });
    if (fetched.code !== 0) throw failureOf(fetched.said);
    const state = await publishedState(git);
    const conflicts = await alone(async () => {
      if (time > 1) await commit(git, project, onStep);
      onStep("merge");
      return state.upstream ? await rebase(git, project, state.upstream, choices) : [];
    });
    if (conflicts.length > 0) return { state: "choose", conflicts };
    await check(project, "checkFailedTogether");
    const head = await read(git, "rev-parse", "HEAD");
    if (state.upstream && head === (await read(git, "rev-parse", state.upstream)))
      return { state: "nothing" };
    onStep("push");
    if (await push(git, state, remote, branch)) return { state: "published", commit: head, changes };
  }
  throw new Failure("rejectedTwice");
}

/** @returns false where somebody else was first */
async function push(git: Git, { upstream }: Published, remote: string, branch: string): Promise<boolean> {
  const there = upstream ? upstream.slice(remote.length + 1) : branch;
  const pushed = await git(["push", "--porcelain", "--set-upstream", remote, `HEAD:refs/heads/${there}`], {
    timeout: patience,
  });
  if (pushed.code === 0) return true;
  if (/\[rejected\].*(?:fetch first|non-fast-forward)|cannot lock ref|remote ref updated/i.test(pushed.said))
    return false;
  throw failureOf(pushed.said);
}

async function commit(git: Git, project: string, onStep: (step: Step) => void): Promise<void> {
  onStep("check");
  await check(project, "checkFailed");
  onStep("commit");
  const changes = await changesSince(project, git, await headOf(git));
  await read(git, "add", "--all", "--", "content");
  if ((await git(["diff", "--cached", "--quiet", "--", "content"])).code === 0) return;
  const name = await git(["var", "GIT_COMMITTER_IDENT"]);
  if (name.code !== 0) throw new Failure("noIdentity", name.said);
  const written = await git(["commit", "--quiet", "--message", messageOf(changes), "--", "content"]);
  if (written.code === 0) return;
  const failure = failureOf(written.said);
  throw failure.kind === "unexpected" ? new Failure("commitRefused", written.said) : failure;
}

class CheckFailure extends Failure {
  constructor(
    kind: FailureKind,
    readonly refusals: Refusal[],
  ) {
    super(kind);
  }
}

async function check(project: string, kind: FailureKind): Promise<void> {
  const contentFolder = join(project, "content");
  const problems: Problem[] = await checkContent(contentFolder);
  if (problems.length > 0) throw new CheckFailure(kind, withFields(readSourceFiles(contentFolder), problems));
}
