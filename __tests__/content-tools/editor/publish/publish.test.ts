import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { listChanges } from "../../../../content-tools/editor/publish/changes";
import { type Outcome, publish, type Step } from "../../../../content-tools/editor/publish/publish";
import { product } from "../../../support/content-folder";
import { createGitProject, type GitProject, gitAt, isolateGit } from "../../../support/git-project";

// Publishing as the editor does it, with real git and a bare repository that accepts, refuses or has moved on.

// Each is a dozen runs of git and more, which a busy machine takes its time for.
jest.setTimeout(60_000);

const file = `content/${product}`;
const badge = "badge: Estetik çözüm";
const mine = "badge: Işığı geçiren çözüm";

let isolated: ReturnType<typeof isolateGit>;
let project: GitProject;

function replace(path: string, from: string, to: string): void {
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

beforeEach(async () => {
  isolated = isolateGit();
  project = await createGitProject(replace);
});
afterEach(() => {
  project.destroy();
  isolated.restore();
});

const remoteText = (path = file) => gitAt(project.remote)("show", `main:${path}`);

/** Publishing failed like this, and what the editor saved is in the file. */
function expectFailure(outcome: Outcome, kind: string, saved = mine): void {
  expect(outcome).toMatchObject({ state: "failed", kind });
  if (outcome.state !== "failed") return;
  expect(outcome.message).toMatch(/\.$/);
  expect(outcome.fix).toMatch(/\.$/);
  expect(project.read(product)).toContain(saved);
}

describe("publishing", () => {
  test("checks, commits under the editor's name, and sends it", async () => {
    project.replace(product, badge, mine);
    const steps: Step[] = [];
    const outcome = await publish(project.project, { onStep: (step) => steps.push(step) });
    expect(outcome).toMatchObject({ state: "published", changes: [{ file, state: "changed" }] });
    expect(steps).toEqual(["check", "commit", "fetch", "merge", "push"]);
    expect(await remoteText()).toContain(mine);
    const [name, subject] = (await gitAt(project.remote)("log", "-1", "--format=%an%n%s", "main")).split(
      "\n",
    );
    expect(name).toBe("Ayşe Sekreter");
    expect(subject).toBe("Ürün: Lamine Kron değiştirildi");
    expect(await project.git("log", "-1", "--format=%b")).toContain(`- ${file} değiştirildi: `);
    expect((await listChanges(project.project)).changes).toEqual([]);
    expect(await publish(project.project)).toEqual({ state: "nothing" });
  });

  test("commits the content and nothing else", async () => {
    project.replace(product, badge, mine);
    writeFileSync(join(project.project, "code.txt"), "unfinished\n");
    writeFileSync(join(project.project, "note.txt"), "mine\n");
    await project.git("add", "code.txt");
    expect(await publish(project.project)).toMatchObject({ state: "published" });
    expect(await project.git("show", "--name-only", "--format=", "HEAD")).toBe(file);
    expect(await project.git("status", "--porcelain")).toBe("M  code.txt\n?? note.txt");
  });

  test("sends what was committed before and could not be sent", async () => {
    project.replace(product, badge, mine);
    await project.git("remote", "rename", "origin", "away");
    await project.git("remote", "set-url", "away", join(project.project, "nowhere.git"));
    expectFailure(await publish(project.project), "noSuchRemote");
    await project.git("remote", "set-url", "away", project.remote);
    expect(await publish(project.project)).toMatchObject({ state: "published" });
    expect(await remoteText()).toContain(mine);
  });

  test("begins in an empty repository", async () => {
    const empty = join(project.remote, "..", "empty.git");
    await gitAt(project.remote)("init", "--quiet", "--bare", empty);
    await project.git("remote", "set-url", "origin", empty);
    await project.git("update-ref", "-d", "refs/remotes/origin/main");
    project.replace(product, badge, mine);
    expect(await publish(project.project)).toMatchObject({ state: "published" });
    expect(await gitAt(empty)("show", `main:${file}`)).toContain(mine);
  });
});

describe("when somebody else has published meanwhile", () => {
  test("another file: both are there", async () => {
    project.replace(product, badge, mine);
    await project.other.publish("content/site.yaml", "subtitle:", "# theirs\nsubtitle:");
    expect(await publish(project.project)).toMatchObject({ state: "published" });
    expect(await remoteText()).toContain(mine);
    expect(await remoteText("content/site.yaml")).toContain("# theirs");
    expect(project.read("site.yaml")).toContain("# theirs");
  });

  test("the line beside: both are there, though git alone cannot put them together", async () => {
    project.replace(product, badge, mine);
    await project.other.publish(file, "name: Lamine Kron", "name: Lamina Kron");
    expect(await publish(project.project)).toMatchObject({ state: "published" });
    const text = await remoteText();
    expect(text).toContain(mine);
    expect(text).toContain("name: Lamina Kron");
  });

  describe("the same text", () => {
    const theirs = "badge: Başkasının sözü";
    beforeEach(async () => {
      project.replace(product, badge, mine);
      await project.other.publish(file, badge, theirs);
    });

    async function conflict() {
      const outcome = await publish(project.project);
      if (outcome.state !== "choose") throw new Error(`Nothing to choose: ${JSON.stringify(outcome)}`);
      return outcome.conflicts;
    }

    test("shows both versions, and leaves everything as it was", async () => {
      const conflicts = await conflict();
      expect(conflicts).toHaveLength(1);
      expect(conflicts[0]).toMatchObject({
        file,
        place: "Başlığın üstündeki rozet",
        mine: { text: "Işığı geçiren çözüm" },
        theirs: { text: "Başkasının sözü" },
      });
      expect(project.read(product)).toContain(mine);
      expect(await remoteText()).toContain(theirs);
      expect(await project.git("status", "--porcelain")).toBe("");
    });

    test.each(["mine", "theirs"] as const)("publishes what was chosen: %s", async (choice) => {
      const [{ id } = { id: "" }] = await conflict();
      const outcome = await publish(project.project, { choices: { [id]: choice } });
      expect(outcome.state).toBe(choice === "mine" ? "published" : "nothing");
      expect(await remoteText()).toContain(choice === "mine" ? mine : theirs);
      expect(project.read(product)).toContain(choice === "mine" ? mine : theirs);
    });

    test("asks again when the other version has changed since", async () => {
      const [{ id } = { id: "" }] = await conflict();
      await project.other.publish(file, theirs, "badge: Daha yeni söz");
      const again = await publish(project.project, { choices: { [id]: "mine" } });
      expect(again).toMatchObject({ state: "choose", conflicts: [{ theirs: { text: "Daha yeni söz" } }] });
    });
  });

  test("took the file away that was changed here: one of the two is chosen", async () => {
    project.replace("products/total-protez.yaml", "badge: ", "badge: Yeni ");
    const text = project.read("products/total-protez.yaml");
    await project.other.git("rm", "--quiet", "content/products/total-protez.yaml");
    await project.other.git("commit", "--quiet", "--message", "Taken away");
    await project.other.git("push", "--quiet");
    const outcome = await publish(project.project);
    expect(outcome).toMatchObject({ state: "choose", conflicts: [{ place: "", theirs: null }] });
    if (outcome.state !== "choose") return;
    const choices = Object.fromEntries(outcome.conflicts.map(({ id }) => [id, "mine" as const]));
    expect(await publish(project.project, { choices })).toMatchObject({ state: "published" });
    expect(await remoteText("content/products/total-protez.yaml")).toBe(text.trim());
  });

  test("and both together are wrong: says what, and keeps both", async () => {
    project.replace(product, "group: Sabit Kronlar", "group: Hareketli Protezler");
    await project.other.publish("content/navigation.yaml", "- Hareketli Protezler", "- Çıkarılan Protezler");
    const outcome = await publish(project.project);
    expectFailure(outcome, "checkFailedTogether", "group: Hareketli Protezler");
    if (outcome.state === "failed")
      expect(outcome.refusals[0]).toMatchObject({ message: expect.stringMatching(/menü grubu yok/) });
    expect(project.read("navigation.yaml")).toContain("Çıkarılan Protezler");
  });

  test("and is first once, while it is sent: it is sent again on top of that", async () => {
    project.replace(product, badge, mine);
    const move = 'git update-ref refs/heads/main "$(git commit-tree -p main -m moved main^{tree})"';
    project.hook("update", `test -e moved || { touch moved; ${move}; }`);
    expect(await publish(project.project)).toMatchObject({ state: "published" });
    expect(await gitAt(project.remote)("log", "-2", "--format=%s", "main")).toBe(
      "Ürün: Lamine Kron değiştirildi\nmoved",
    );
  });

  test("and is first twice: says so, and keeps the commit", async () => {
    project.replace(product, badge, mine);
    // Refuses as a remote does that moved on between fetching and sending.
    project.hook(
      "update",
      'git update-ref refs/heads/main "$(git commit-tree -p main -m moved main^{tree})"',
    );
    expectFailure(await publish(project.project), "rejectedTwice");
    expect(await project.git("log", "-1", "--format=%s", "main")).toMatch(/Lamine Kron/);
  });
});

describe("what can be in the way is said in plain words, and nothing is lost", () => {
  beforeEach(() => project.replace(product, badge, mine));

  test("no git", async () => {
    const { PATH } = process.env;
    process.env.PATH = isolated.home;
    try {
      expectFailure(await publish(project.project), "noGit");
    } finally {
      process.env.PATH = PATH;
    }
  });

  test("no repository", async () => {
    rmSync(join(project.project, ".git"), { recursive: true });
    expectFailure(await publish(project.project), "noRepository");
  });

  test("no remote: the change is committed", async () => {
    await project.git("remote", "remove", "origin");
    expectFailure(await publish(project.project), "noRemote");
    expect(await project.git("log", "-1", "--format=%s")).toMatch(/Lamine Kron/);
  });

  test("no name", async () => {
    writeFileSync(join(isolated.home, ".gitconfig"), "");
    expectFailure(await publish(project.project), "noIdentity");
  });

  test("an old version checked out", async () => {
    await project.git("stash");
    await project.git("checkout", "--quiet", "--detach");
    await project.git("stash", "pop");
    expectFailure(await publish(project.project), "noBranch");
  });

  test("somebody's unfinished merge", async () => {
    writeFileSync(join(project.project, ".git/MERGE_HEAD"), `${await project.git("rev-parse", "HEAD")}\n`);
    expectFailure(await publish(project.project), "busy");
  });

  test("another program that writes versions", async () => {
    writeFileSync(join(project.project, ".git/index.lock"), "");
    expectFailure(await publish(project.project), "locked");
  });

  test("wrong content, with its place: nothing is committed", async () => {
    project.replace(product, "group: Sabit Kronlar", "group: Sabit");
    const outcome = await publish(project.project);
    expectFailure(outcome, "checkFailed");
    if (outcome.state === "failed") expect(outcome.refusals[0]).toMatchObject({ field: "menu › group" });
    expect(await project.git("log", "-1", "--format=%s")).toBe("As it was");
  });

  test("a hook of this machine that refuses the commit", async () => {
    writeFileSync(join(project.project, ".git/hooks/pre-commit"), "#!/bin/sh\necho no >&2\nexit 1\n", {
      mode: 0o755,
    });
    const outcome = await publish(project.project);
    expectFailure(outcome, "commitRefused");
    if (outcome.state === "failed") expect(outcome.detail).toBe("no");
  });

  test("no network", async () => {
    await project.git("remote", "set-url", "origin", "http://127.0.0.1:1/site.git");
    expectFailure(await publish(project.project), "noNetwork");
  });

  test("no such remote", async () => {
    await project.git("remote", "set-url", "origin", join(project.project, "nowhere.git"));
    expectFailure(await publish(project.project), "noSuchRemote");
  });

  test("no rights, as a server answers that knows nobody of this name", async () => {
    const server = createServer((_, response) => {
      response.writeHead(401, { "www-authenticate": "Basic" }).end();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    await project.git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`);
    expectFailure(await publish(project.project), "noRights");
    server.close();
  });

  test("a remote that refuses", async () => {
    project.hook("pre-receive", "echo 'main is protected' >&2\nexit 1");
    const outcome = await publish(project.project);
    expectFailure(outcome, "rejected");
    if (outcome.state === "failed") expect(outcome.detail).toContain("main is protected");
    expect(await remoteText()).toContain(badge);
  });

  test("unfinished work of a developer on what arrives", async () => {
    writeFileSync(join(project.project, "code.txt"), "unfinished\n");
    await project.other.publish("code.txt", "code", "new code");
    expectFailure(await publish(project.project), "foreignChanges");
    expect(readFileSync(join(project.project, "code.txt"), "utf8")).toBe("unfinished\n");
  });

  test("code that clashes with what arrives", async () => {
    writeFileSync(join(project.project, "code.txt"), "committed\n");
    await project.git("commit", "--quiet", "--message", "Code", "code.txt");
    await project.other.publish("code.txt", "code", "new code");
    expectFailure(await publish(project.project), "foreignConflict");
    expect(readFileSync(join(project.project, "code.txt"), "utf8")).toBe("committed\n");
    expect(await project.git("status", "--porcelain")).toBe("");
  });
});
