import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBuildStamp } from "../../gatsby/build-stamp";
import { gitAt, isolateGit } from "../support/git-project";

let isolated: ReturnType<typeof isolateGit>;
let project: string;
const stamp = () => join(project, "public/build.json");

beforeEach(() => {
  isolated = isolateGit();
  project = mkdtempSync(join(tmpdir(), "stamp-"));
  mkdirSync(join(project, "public"));
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
  isolated.restore();
});

test("names the commit a site was built from, and nothing of who made it", async () => {
  const git = gitAt(project);
  await git("init", "--quiet");
  await git("commit", "--quiet", "--allow-empty", "--message", "First");
  await writeBuildStamp(project);
  expect(JSON.parse(readFileSync(stamp(), "utf8"))).toEqual({ commit: await git("rev-parse", "HEAD") });
});

test("takes the stamp of an earlier build away where there is no commit to name", async () => {
  writeFileSync(stamp(), "{}");
  await writeBuildStamp(project);
  expect(existsSync(stamp())).toBe(false);
});
