import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../dev/root.ts";
import { makeFolder } from "../support/make-folder.ts";

let folder: string;
const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, stdio: "pipe" });
const check = (cwd = folder) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, "dev/commit-subjects.mjs")], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
  });
  return { status, stderr };
};

function commit(subject: string, { file = "a.ts", author = "Ayşe" } = {}): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, subject);
  git(folder, "add", "-A");
  git(folder, "commit", "-qm", subject, `--author=${author} <a@b.example>`);
}

beforeEach(() => {
  folder = makeFolder();
  git(folder, "init", "-q");
  git(folder, "config", "user.email", "a@b.example");
  git(folder, "config", "user.name", "Ayşe");
});

test.each(["feat(deploy): publish with one command", "docs: correct a comment", 'Revert "fix: a"'])(
  "a right subject passes: %s",
  (subject) => {
    commit(subject);
    expect(check().status).toBe(0);
  },
);

test.each(["Publish with one command", "feature: publish", "fix(a):nothing", `fix: ${"a".repeat(70)}`])(
  "a wrong subject is named: %s",
  (subject) => {
    commit(subject);
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toContain(`"${subject}"`);
  },
);

test("ignores commits of editors and robots", () => {
  commit("fix: a");
  commit("Update product", { file: "content/site.yaml" });
  expect(check().status).toBe(0);
  commit("Bump a", { author: "dependabot[bot]" });
  expect(check().status).toBe(0);
});

test("ignores the commit of an adopted content", () => {
  commit("fix: a");
  for (const file of ["wrangler.toml", "README.md"]) writeFileSync(path.join(folder, file), "Ada Diş");
  commit("Laboratuvarımızın içeriği", { file: "content/site.yaml" });
  expect(check().status).toBe(0);
});

test("accepts pushed commits, shallow clones and folders without history", () => {
  commit("An older way to write");
  commit("fix: a");
  const clone = path.join(folder, "clone");
  git(folder, "clone", "-q", folder, clone);
  expect(check(clone).status).toBe(0);
  const shallow = path.join(folder, "shallow");
  git(folder, "clone", "-q", "--depth=1", `file://${folder}`, shallow);
  expect(check(shallow).status).toBe(0);
  rmSync(path.join(folder, ".git"), { recursive: true });
  expect(check().status).toBe(0);
});
