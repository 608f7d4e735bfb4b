import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { makeFolder } from "../support/make-folder.ts";

// Which jobs and steps of the workflows run for which change.

interface Step {
  id?: string;
  name?: string;
  if?: string;
  run?: string;
  uses?: string;
}
interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  steps?: Step[];
}
const jobsOf = (name: string): Record<string, Job> =>
  parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")).jobs;
const [test_, deploy] = [jobsOf("test"), jobsOf("deploy")];

/** Values of a run that conditions refer to. */
const run = (ref: string, code: string, inputs: { commit?: string } = {}) => ({
  github: { ref },
  inputs,
  needs: { change: { outputs: { code } }, test: { outputs: { code }, result: "success" } },
  vars: { SUPABASE_PROJECT_REF: "abc", CLOUDFLARE_PROJECT: "site", SITE_URL: "https://www.example.com" },
  failure: () => false,
  cancelled: () => false,
});

/** Conditions use only what JavaScript writes in the same way. */
function applies(condition: string | undefined, values: ReturnType<typeof run>): boolean {
  const expression = String(condition ?? "true").replace(/^\$\{\{|\}\}$/g, "");
  return Boolean(new Function(...Object.keys(values), `return (${expression})`)(...Object.values(values)));
}

const jobsIn = (jobs: Record<string, Job>, values: ReturnType<typeof run>): string[] =>
  Object.entries(jobs).flatMap(([name, job]) => (applies(job.if, values) ? [name] : []));
const stepsIn = (job: Job | undefined, values: ReturnType<typeof run>): string[] =>
  (job?.steps ?? []).flatMap((step) =>
    applies(step.if, values) ? [step.name ?? step.run ?? step.uses ?? ""] : [],
  );

const main = "refs/heads/main";

describe("what a change is", () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", ...args],
      {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      },
    ).trim();
  const commit = (...names: string[]) => {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), crypto.randomUUID());
    }
    git("add", "--all");
    git("commit", "--message", "x");
    return git("rev-parse", "HEAD");
  };
  /** Runs the step that decides. @param published the newest commit that passed on main */
  function isCode(ref: string, published = "", event = "push"): boolean {
    const step = test_.change?.steps?.find(({ id }) => id === "change");
    const bin = makeFolder();
    writeFileSync(path.join(bin, "gh"), `#!/bin/sh\necho ${published}\n`, { mode: 0o755 });
    const output = execFileSync("bash", ["-e", "-c", step?.run ?? ""], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        GITHUB_REF: ref,
        GITHUB_EVENT_NAME: event,
        GITHUB_OUTPUT: "/dev/null",
      },
    });
    return output.trim() === "code=true";
  }

  beforeEach(() => {
    folder = makeFolder();
    git("init", "--quiet", "--initial-branch=main");
    commit("src/a.ts", "content/site.yaml");
    git("update-ref", "refs/remotes/origin/main", "HEAD");
  });

  test.each([
    [["content/site.yaml", "content/images/a.jpg"], false],
    [["src/a.ts"], true],
    [["content/site.yaml", "src/a.ts"], true],
    [["contents.ts"], true],
  ])("%j on main or in a pull request: code %s", (names, isOfCode) => {
    const published = git("rev-parse", "HEAD");
    commit(...names);
    expect(isCode(main, published)).toBe(isOfCode);
    expect(isCode("refs/pull/1/merge")).toBe(isOfCode);
  });

  test("content after code that did not pass counts as code", () => {
    const published = git("rev-parse", "HEAD");
    commit("src/a.ts");
    commit("content/site.yaml");
    expect(isCode(main, published)).toBe(true);
  });

  test("a publication without a change is content", () => {
    expect(isCode(main, git("rev-parse", "HEAD"), "schedule")).toBe(false);
  });

  test("everything counts as code before anything has passed", () => {
    commit("content/site.yaml");
    expect(isCode(main)).toBe(true);
    expect(isCode(main, "0123456789012345678901234567890123456789")).toBe(true);
  });

  test("a run started by hand tests everything", () => {
    expect(isCode(main, git("rev-parse", "HEAD"), "workflow_dispatch")).toBe(true);
  });
});

describe("content alone", () => {
  test("on main runs no test of code", () => {
    expect(jobsIn(test_, run(main, "false"))).toEqual(["change"]);
    expect(jobsIn(deploy, run(main, "false"))).toEqual(["test", "deploy"]);
  });

  test("is checked, built, tested, uploaded and looked at", () => {
    const steps = stepsIn(deploy.deploy, run(main, "false"));
    expect(steps.slice(steps.indexOf("npm ci") + 1)).toEqual([
      "npm run check:content",
      "Versions of the tools",
      "Newest publishable key",
      "npm run build",
      "npx jest --selectProjects site",
      "Period of deletion",
      "Site at Cloudflare Pages",
      'npm run check:live -- "$SITE_URL" --wait',
    ]);
  });

  test("hands its period of deletion to the function", () => {
    const step = deploy.deploy?.steps?.find(({ name }) => name === "Period of deletion");
    const bin = makeFolder();
    const npx = '#!/bin/sh\ncase $1 in tsx) exec npm exec -- "$@";; *) echo "$RETENTION_DAYS: $*";; esac\n';
    writeFileSync(path.join(bin, "npx"), npx, { mode: 0o755 });
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      CONTENT_DIR: "__tests__/fixtures/content",
      SUPABASE: "supabase@1",
    };
    const output = execFileSync("bash", ["-e", "-c", step?.run ?? ""], { env, encoding: "utf8" });
    expect(output).toBe("90: --yes supabase@1 secrets set --yes\n");
  });

  test("in a pull request is checked, built and tested", () => {
    const values = run("refs/pull/1/merge", "false");
    expect(jobsIn(test_, values)).toEqual(["change", "content"]);
    expect(stepsIn(test_.content, values).slice(-3)).toEqual([
      "npm run check:content",
      "node dev/build-local.mjs",
      "npx jest --selectProjects site",
    ]);
  });
});

describe("code", () => {
  test.each([main, "refs/pull/1/merge"])("runs everything: %s", (ref) => {
    expect(jobsIn(test_, run(ref, "true"))).toEqual(["change", "test", "machines", "hosts"]);
  });

  test("brings database and function along", () => {
    expect(stepsIn(deploy.deploy, run(main, "true"))).toEqual(
      expect.arrayContaining(["Database", "Function"]),
    );
  });
});

test("going back waits for no test and leaves the database", () => {
  const values = run(main, "", { commit: "abc" });
  expect(jobsIn(deploy, values)).toEqual(["deploy"]);
  const steps = stepsIn(deploy.deploy, values);
  expect(steps).toContain("Function");
  expect(steps).not.toContain("Database");
});

test("every action is pinned and every job has a limit", () => {
  for (const job of ["test", "deploy", "watch"].flatMap((name) => Object.values(jobsOf(name)))) {
    for (const { uses } of job.steps ?? []) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    if (!job.uses) expect(job).toHaveProperty("timeout-minutes");
  }
});
