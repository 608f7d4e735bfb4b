import { spawn } from "node:child_process";

/** What git answered. */
export interface GitAnswer {
  /** 0 where it did what it was asked for. */
  code: number;
  out: Buffer;
  /** Both its channels as text, for messages. */
  said: string;
}

/** Runs git in one folder. @throws Failure "noGit" where there is no git on this machine */
export type Git = (args: readonly string[], input?: { timeout?: number }) => Promise<GitAnswer>;

/** Why something was not published; `words.ts` says it in Turkish. */
export type FailureKind =
  | "noGit"
  | "noRepository"
  | "noBranch"
  | "noRemote"
  | "noIdentity"
  | "busy"
  | "locked"
  | "checkFailed"
  | "checkFailedTogether"
  | "commitRefused"
  | "foreignChanges"
  | "foreignConflict"
  | "noNetwork"
  | "noSuchRemote"
  | "noRights"
  | "rejected"
  | "rejectedTwice"
  | "unexpected";

/** Publishing cannot go on; nothing is lost. */
export class Failure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** What git said, for a technical person. */
    readonly detail = "",
  ) {
    super(`${kind} ${detail}`.trim());
  }
}

const settings = ["core.quotepath=off", "user.useConfigOnly=true", "merge.directoryRenames=false"];

/** Milliseconds after which a local command counts as hanging. */
const localPatience = 60_000;

/**
 * git itself, which asks nothing: it gets no terminal, since there is none behind the browser. Credential helpers and ssh
 * agents answer for the editor.
 * @param folder absolute path; paths that git gives and takes are below it
 */
export const gitIn =
  (folder: string): Git =>
  (args, { timeout = localPatience } = {}) =>
    new Promise((resolve, reject) => {
      const all = [...settings.flatMap((setting) => ["-c", setting]), ...args];
      const child = spawn("git", all, {
        cwd: folder,
        stdio: ["ignore", "pipe", "pipe"],
        detached: process.platform !== "win32",
        windowsHide: true,
        env: {
          ...process.env,
          LC_ALL: "C",
          GIT_TERMINAL_PROMPT: "0",
          GIT_EDITOR: "true",
          GIT_OPTIONAL_LOCKS: "0",
        },
      });
      const [out, err]: [Buffer[], Buffer[]] = [[], []];
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill();
      }, timeout);
      child.stdout.on("data", (piece: Buffer) => out.push(piece));
      child.stderr.on("data", (piece: Buffer) => err.push(piece));
      child.once("error", (error) => {
        clearTimeout(timer);
        reject("code" in error && error.code === "ENOENT" ? new Failure("noGit") : error);
      });
      child.once("close", (status) => {
        clearTimeout(timer);
        const code = status ?? 1;
        const printed = Buffer.concat(out);
        const words = [...err, ...(code === 0 ? [] : [printed])]
          .map((piece) => piece.toString("utf8"))
          .join("");
        resolve({ code, out: printed, said: isLate ? `${words}\ngit timed out` : words.trim() });
      });
    });

/** What git prints, as text. @throws Failure where it fails */
export async function read(git: Git, ...args: string[]): Promise<string> {
  const { code, out, said } = await git(args);
  if (code !== 0) throw failureOf(said);
  return out.toString("utf8").trim();
}

/** The parts of an answer that git ends with NUL signs. */
export const parts = (out: Buffer): string[] => out.toString("utf8").split("\0").filter(Boolean);

const patterns: readonly (readonly [RegExp, FailureKind])[] = [
  [/not a git repository/, "noRepository"],
  [/index\.lock|Another git process|cannot lock ref/, "locked"],
  [/empty ident|no email was given|user\.useConfigOnly|unable to auto-detect email/, "noIdentity"],
  [
    /Permission denied|Authentication failed|could not read (?:Username|Password)|error: 40[13]|not granted|Permission to .* denied|insufficient permission|unable to create temporary object directory|access denied/i,
    "noRights",
  ],
  [
    /Could not resolve host|Couldn't connect|Connection (?:refused|timed out|reset|closed)|Failed to connect|Network is unreachable|timed out|No route to host|unable to look up/i,
    "noNetwork",
  ],
  [
    /does not appear to be a git repository|Repository not found|repository '.*' not found|No such remote|couldn't find remote ref|error: 404/i,
    "noSuchRemote",
  ],
  [/remote rejected|hook declined|protected branch|pre-receive/i, "rejected"],
];

/** The failure behind git's words. */
export function failureOf(said: string): Failure {
  const [, kind] = patterns.find(([pattern]) => pattern.test(said)) ?? [];
  return new Failure(kind ?? "unexpected", said);
}
