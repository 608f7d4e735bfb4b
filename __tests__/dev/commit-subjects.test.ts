import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../dev/root.ts";
import { makeFolder } from "../support/make-folder.ts";

let folder: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });

/** What the check says of a repository; "" if nothing. */
const check = (cwd = folder) =>
  spawnSync(process.execPath, [path.join(root, "dev/commit-subjects.mjs")], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
  }).stderr;

function commit(subject: string, { files = ["a.ts"], author = "Ayşe" } = {}): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), subject);
  }
  git("add", "-A");
  git("commit", "-qm", subject, `--author=${author} <a@b.example>`);
}

beforeEach(() => {
  folder = makeFolder();
  git("init", "-q");
  git("config", "user.email", "a@b.example");
  git("config", "user.name", "Ayşe");
});

test.each([
  ["feat(deploy): publish with one command", true],
  ["docs: correct a comment", true],
  ['Revert "fix: a"', true],
  ["Publish with one command", false],
  ["feature: publish", false],
  ["fix(a):nothing", false],
  [`fix: ${"a".repeat(70)}`, false],
])("%s passes: %s", (subject, passes) => {
  commit(subject);
  if (passes) expect(check()).toBe("");
  else expect(check()).toContain(`"${subject}"`);
});

test.each([
  ["editors", "Update product", { files: ["content/site.yaml"] }],
  ["robots", "Bump a", { author: "dependabot[bot]" }],
  ["adopters", "Laboratuvarımız", { files: ["content/site.yaml", "wrangler.toml", "README.md"] }],
])("ignores commits of %s", (_, subject, of) => {
  commit("fix: a");
  commit(subject, of);
  expect(check()).toBe("");
});

test("accepts pushed commits, shallow clones and folders without history", () => {
  commit("An older way to write");
  commit("fix: a");
  for (const [name, depth] of [
    ["clone", "--no-local"],
    ["shallow", "--depth=1"],
  ] as const) {
    git("clone", "-q", depth, `file://${folder}`, name);
    expect(check(path.join(folder, name))).toBe("");
  }
  rmSync(path.join(folder, ".git"), { recursive: true });
  expect(check()).toBe("");
});
