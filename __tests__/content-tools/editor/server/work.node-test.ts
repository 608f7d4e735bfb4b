import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { startWebEditor, type WebEditor } from "../../../../content-tools/editor/server/server.ts";
import { product } from "../../../support/content-folder.ts";
import { createDecapFolder } from "../../../support/decap-folder.ts";
import { createGitProject, type GitProject, isolateGit } from "../../../support/git-project.ts";

// What stands beside the forms: the page, the list of changes, taking back and publishing, as a browser asks for them.

const file = `content/${product}`;

let isolated: ReturnType<typeof isolateGit>;
let project: GitProject;
let decap: string;
let editor: WebEditor;
/** Stands for the published site: what it answers at /build.json. */
let site: Server;
let stamp: () => Promise<{ status: number; body: string }>;
/** Stands for the site in development mode. */
let develop: Server;
const pages = new Set(["index"]);
let phase: "starting" | "ready" = "starting";

const originOf = (server: Server, host = "127.0.0.1") =>
  `http://${host}:${(server.address() as AddressInfo).port}`;

before(async () => {
  isolated = isolateGit();
  project = await createGitProject((file, from, to) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to)),
  );
  decap = createDecapFolder();
  site = createServer(async (request, response) => {
    const { status, body } = request.url?.startsWith("/build.json?")
      ? await stamp()
      : { status: 404, body: "" };
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  develop = createServer((request, response) => {
    const page = /^\/page-data\/(.+)\/page-data\.json$/.exec(request.url ?? "")?.[1] ?? "";
    response.writeHead(pages.has(page) ? 200 : 404, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await Promise.all([once(site, "listening"), once(develop, "listening")]);
  const preview = {
    origin: originOf(develop, "localhost"),
    state: () => ({ phase, step: "Site başlatılıyor …", done: 0.5 }),
  };
  editor = await startWebEditor(project.path, path.join(decap, "node_modules/decap-cms"), 0, () => {}, {
    preview,
    siteUrl: originOf(site),
    waiting: { every: 20, patience: 2_000 },
  });
});
after(async () => {
  await editor?.stop();
  site?.close();
  develop?.close();
  project?.destroy();
  rmSync(decap, { recursive: true, force: true });
  isolated?.restore();
});
beforeEach(() => {
  execFileSync("git", ["checkout", "--quiet", "--", "content"], { cwd: project.project });
});

const get = async (address: string) => (await fetch(`${editor.url}${address}`)).json();
const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${editor.url}${address}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function publish(choices: object = {}) {
  const lines = (await (await post("publish", { choices })).text()).trim().split("\n");
  const said = lines.map((line) => JSON.parse(line));
  return { steps: said.flatMap(({ step }) => step ?? []), outcome: said.at(-1)?.outcome };
}

describe("the page beside the form", () => {
  test("may be framed from the development server's origin, and from no other", async () => {
    const policy = (await fetch(editor.url)).headers.get("content-security-policy") ?? "";
    assert.ok(policy.includes(`; frame-src ${originOf(develop, "localhost")};`), policy);
  });

  test("is told while it starts, and is the document's own, else the home page", async () => {
    const starting = await get(`state.json?file=${file}`);
    assert.deepEqual(starting.preview, {
      phase,
      step: "Site başlatılıyor …",
      done: 0.5,
      origin: originOf(develop, "localhost"),
    });
    assert.deepEqual([starting.route, starting.hasPage], ["/lamine-kron", false]);
    phase = "ready";
    assert.equal((await get(`state.json?file=${file}`)).hasPage, false);
    pages.add("lamine-kron");
    assert.equal((await get(`state.json?file=${file}`)).hasPage, true);
    for (const settings of ["content/site.yaml", "content/navigation.yaml", ""]) {
      const { route, hasPage } = await get(`state.json?file=${settings}`);
      assert.deepEqual([route, hasPage], ["/", true]);
    }
    assert.equal((await get("state.json?file=content/pages/about.yaml")).route, "/hakkimizda");
  });

  test("comes with the facts that the document's texts may name", async () => {
    const { facts } = await get(`state.json?file=${file}`);
    const warranty = facts.filter(({ name }: { name: string }) => name === "warranty");
    assert.deepEqual(warranty, [{ name: "warranty", text: "15", meaning: "yıl · bu ürünün garantisi" }]);
    assert.ok(facts.some(({ name }: { name: string }) => name === "brand"));
  });
});

describe("changes", () => {
  test("are listed with thumbnails of both pictures, and taken back", async () => {
    const picture = project.read("images/total-protez.jpg");
    const before = readFileSync(path.join(project.path, "images/lamine-kron.jpg"));
    project.replace(product, "badge: Estetik çözüm", "badge: Yeni rozet");
    writeFileSync(path.join(project.path, "images/lamine-kron.jpg"), picture);
    const { changes } = await get("changes.json");
    assert.deepEqual(
      changes.map((change: { file: string }) => change.file),
      ["content/images/lamine-kron.jpg", file],
    );
    assert.equal((await get(`state.json?file=${file}`)).changes, 2);
    const published = await fetch(`${editor.url}published/lamine-kron.jpg`);
    assert.ok(Buffer.from(await published.arrayBuffer()).equals(before));
    assert.equal((await fetch(`${editor.url}published/..%2f..%2fcode.txt`)).status, 404);
    const taken = await post("take-back", { files: changes.map((change: { file: string }) => change.file) });
    assert.equal(taken.status, 200);
    assert.deepEqual((await get("changes.json")).changes, []);
  });

  test("are taken back below content/ only", async () => {
    for (const files of [["code.txt"], ["/etc/passwd"], ["../content/site.yaml"], [], "content/site.yaml"]) {
      assert.equal((await post("take-back", { files })).status, 422, String(files));
    }
  });

  test("are for this machine's own browser", async () => {
    for (const address of ["take-back", "publish"]) {
      const foreign = await post(address, { files: [file] }, { origin: "https://elsewhere.example" });
      assert.equal(foreign.status, 403);
      const simple = await post(address, { files: [file] }, { "content-type": "text/plain" });
      assert.equal(simple.status, 415);
    }
  });
});

describe("publishing", () => {
  const head = () => project.git("rev-parse", "HEAD");
  const stamped = async (commit: string) => ({ status: 200, body: JSON.stringify({ commit }) });
  let time = 0;
  const change = () => {
    time += 1;
    project.replace(product, /^badge: .*$/m.exec(project.read(product))?.[0] ?? "", `badge: Rozet ${time}`);
  };

  test("waits until the site shows the change", async () => {
    const before = await head();
    let looks = 0;
    stamp = async () => {
      looks += 1;
      return looks < 3 ? stamped(before) : stamped(await head());
    };
    change();
    const { steps, outcome } = await publish();
    assert.deepEqual(steps, ["check", "commit", "fetch", "merge", "push", "wait"]);
    assert.equal(outcome.seen, "shown");
    assert.equal(looks, 3);
    assert.equal(outcome.commit, await head());
    assert.notEqual(outcome.commit, before);
  });

  test("knows a later version that holds the change", async () => {
    stamp = async () => {
      const mine = await head();
      if ((await project.other.git("rev-parse", "HEAD")) === mine) return stamped(mine);
      await project.other.publish("content/site.yaml", "subtitle:", "# later\nsubtitle:");
      return stamped(await project.other.git("rev-parse", "HEAD"));
    };
    change();
    assert.equal((await publish()).outcome.seen, "shown");
  });

  for (const [seen, answer] of [
    ["earlier", async () => stamped(await project.git("rev-list", "--max-parents=0", "HEAD"))],
    ["unstamped", async () => ({ status: 404, body: "" })],
    ["unstamped", async () => ({ status: 200, body: "<html>" })],
    ["unstamped", async () => stamped("--upload-pack=x")],
  ] as const) {
    test(`says what the site shows when it does not show the change: ${seen}`, async () => {
      stamp = answer;
      change();
      const { outcome } = await publish();
      assert.deepEqual([outcome.state, outcome.seen], ["published", seen]);
    });
  }

  test("gives what is wrong with its place in the form", async () => {
    project.replace(product, "group: Sabit Kronlar", "group: Sabit");
    const { outcome } = await publish();
    assert.equal(outcome.kind, "checkFailed");
    assert.equal(outcome.refusals[0].field, "menu › group");
    assert.equal(outcome.refusals[0].file, file);
  });
});

test("everything writes below content/ and into git only", async () => {
  const all = readdirSync(project.project).sort();
  assert.deepEqual(all, [".git", "code.txt", "content"]);
  assert.equal(readFileSync(path.join(project.project, "code.txt"), "utf8"), "code\n");
  assert.ok(statSync(path.join(project.project, ".git")).isDirectory());
});

test("nobody but this machine is listened to", async () => {
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const addresses = others.filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address } of addresses) {
    const socket = connect(editor.port, address);
    const answer = await once(socket, "connect").then(
      () => "connected",
      () => "refused",
    );
    socket.destroy();
    assert.equal(answer, "refused", address);
  }
  const own = connect(editor.port, "127.0.0.1");
  await once(own, "connect");
  own.destroy();
});
