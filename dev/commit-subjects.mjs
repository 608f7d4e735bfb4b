// Part of `npm run lint`: checks the subjects of unpushed commits, or of the last one without an upstream.
import { spawnSync } from "node:child_process";

const WANTED = /^(?:feat|fix|refactor|perf|test|docs|build|content)(?:\([\w./-]+\))?: \S|^Revert "/;
const LONGEST = 72;

/** Output of git; "" without history or git. */
const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";

const upstream = git("rev-parse", "--verify", "--quiet", "@{upstream}");
// Commits of /admin and bots have subjects of their own.
const people = ["--no-merges", "--perl-regexp", "--author=^((?!\\[bot\\]).)*$"];
const range = upstream ? `${upstream}..HEAD` : "-1";
// An adopter's commit: what `npm run adopt` writes, and what the check of leftovers asks for.
const adopted = [":!content", ":!wrangler.toml", ":!README.md"];
const log = git("log", ...people, "--format=%s", range, "--", ".", ...adopted);
const wrong = log.split("\n").filter((text) => text && (!WANTED.test(text) || text.length > LONGEST));

for (const subject of wrong) console.error(`Commit subject: "${subject}"`);
if (wrong.length > 0) {
  console.error(
    `Write "type(scope): what changes", ${LONGEST} characters at most (CONTRIBUTING.md), by git commit --amend.`,
  );
  process.exitCode = 1;
}
