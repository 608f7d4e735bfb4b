import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ContentFolder, createContentFolder } from "./content-folder";

const run = promisify(execFile);

/** Runs git in a folder and gives what it prints. */
export const gitAt =
  (folder: string) =>
  async (...args: string[]) =>
    (await run("git", args, { cwd: folder, maxBuffer: 64 * 2 ** 20 })).stdout.trim();

/** Settings of git that are nobody's: a home of its own, in which a name and an address are set. */
export function isolateGit(): { home: string; restore(): void } {
  const home = mkdtempSync(join(tmpdir(), "git-home-"));
  writeFileSync(
    join(home, ".gitconfig"),
    "[user]\n\tname = Ayşe Sekreter\n\temail = ayse@laboratuvar.test\n[init]\n\tdefaultBranch = main\n[core]\n\tautocrlf = false\n",
  );
  const ours = { HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: home, GIT_CONFIG_NOSYSTEM: "1" };
  const before = Object.fromEntries(Object.keys(ours).map((name) => [name, process.env[name]]));
  Object.assign(process.env, ours);
  return {
    home,
    restore() {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The fixture's content in a repository, with a bare one as its remote, and a second clone of that. */
export interface GitProject extends ContentFolder {
  git: ReturnType<typeof gitAt>;
  /** Absolute path of the bare repository. */
  remote: string;
  /** The other clone: what somebody else does. */
  other: {
    folder: string;
    git: ReturnType<typeof gitAt>;
    publish(file: string, from: string, to: string): Promise<void>;
  };
  /** A hook of the bare repository, in sh. */
  hook(name: string, script: string): void;
}

export async function createGitProject(
  replaceIn: (file: string, from: string, to: string) => void,
): Promise<GitProject> {
  const content = createContentFolder();
  const places = mkdtempSync(join(tmpdir(), "remote-"));
  const remote = join(places, "site.git");
  const folder = join(places, "other");
  await run("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
  const git = gitAt(content.project);
  await git("init", "--quiet", "--initial-branch=main");
  writeFileSync(join(content.project, "code.txt"), "code\n");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "As it was");
  await git("remote", "add", "origin", remote);
  await git("push", "--quiet", "--set-upstream", "origin", "main");
  await run("git", ["clone", "--quiet", remote, folder]);
  const theirs = gitAt(folder);
  return {
    ...content,
    git,
    remote,
    other: {
      folder,
      git: theirs,
      async publish(file, from, to) {
        await theirs("pull", "--quiet", "--rebase");
        replaceIn(join(folder, file), from, to);
        await theirs("commit", "--quiet", "--all", "--message", "From elsewhere");
        await theirs("push", "--quiet");
      },
    },
    hook(name, script) {
      mkdirSync(join(remote, "hooks"), { recursive: true });
      writeFileSync(join(remote, "hooks", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    },
    destroy() {
      content.destroy();
      rmSync(places, { recursive: true, force: true });
    },
  };
}
