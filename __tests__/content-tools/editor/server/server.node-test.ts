import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { startWebEditor, type WebEditor } from "../../../../content-tools/editor/server/server.ts";
import { type ContentFolder, createContentFolder, product as file } from "../../../support/content-folder.ts";
import { createDecapFolder, decapScript } from "../../../support/decap-folder.ts";
import { fixtureContent } from "../../../support/fixture-content.ts";

// The web editor's server as a browser speaks to it: what it answers, and to whom.

const product = `content/${file}`;

let folder: ContentFolder;
let decap: string;
let editor: WebEditor;

before(async () => {
  folder = createContentFolder();
  decap = createDecapFolder();
  editor = await startWebEditor(folder.path, path.join(decap, "node_modules/decap-cms"), 0, () => {});
});
after(async () => {
  await editor?.stop();
  folder?.destroy();
  rmSync(decap, { recursive: true, force: true });
});

const call = (action: string, params: unknown, headers: Record<string, string> = {}) =>
  fetch(`${editor.url}api/v1`, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify({ branch: "master", action, params }),
  });

/** The status of a request with headers that fetch would not send. */
async function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  const { port } = editor;
  const sent = request({ port, host: "127.0.0.1", path: "/settings.json", headers }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return response.statusCode;
}

describe("the web editor's server", () => {
  test("serves Decap and its settings from this machine, and lets nothing else in or out", async () => {
    const page = await fetch(editor.url);
    assert.match(await page.text(), /<script src="\/decap-cms\.js">/);
    assert.match(
      page.headers.get("content-security-policy") ?? "",
      /^default-src 'self'; .*frame-src 'none'; frame-ancestors 'none'$/,
    );
    const script = await fetch(`${editor.url}decap-cms.js`);
    assert.equal(await script.text(), decapScript);
    const { config } = await (await fetch(`${editor.url}settings.json`)).json();
    assert.equal(config.backend.proxy_url, "/api/v1");
  });

  test("refuses other sites' pages, and names that are not this machine's", async () => {
    const foreign = await call("getEntry", { path: product }, { origin: "https://elsewhere.example" });
    assert.equal(foreign.status, 403);
    assert.equal(foreign.headers.get("access-control-allow-origin"), null);
    assert.equal(await statusOf({ host: `elsewhere.example:${editor.port}` }), 403);
    assert.equal(await statusOf({ host: `localhost:${editor.port}` }), 200);
    const simple = await call("getEntry", { path: product }, { "content-type": "text/plain" });
    assert.equal(simple.status, 415);
  });

  test("reads documents and pictures", async () => {
    const entries = await (
      await call("entriesByFolder", { folder: "content/products", extension: "yaml" })
    ).json();
    const entry = entries.find(({ file }: { file: { path: string } }) => file.path === product);
    assert.equal(JSON.parse(entry.data).name, "Lamine Kron");
    const picture = await (await call("getMediaFile", { path: "content/images/lamine-kron.jpg" })).json();
    const content = readFileSync(path.join(folder.path, "images/lamine-kron.jpg"));
    assert.ok(Buffer.from(picture.content, "base64").equals(content));
    const shown = await fetch(`${editor.url}pictures/lamine-kron.jpg`);
    assert.ok(Buffer.from(await shown.arrayBuffer()).equals(content));
    assert.equal((await fetch(`${editor.url}pictures/..%2fsite.yaml`)).status, 404);
  });

  test("answers a document that is not there yet, as Decap asks for a new one", async () => {
    const [entry] = await (
      await call("entriesByFiles", { files: [{ path: "content/products/yeni.yaml" }] })
    ).json();
    assert.equal(entry.data, null);
  });

  for (const outside of [
    "content/../package.json",
    "content/images/../site.yaml",
    "content/images/..",
    "content/images/a/b.jpg",
    "/etc/passwd",
    "content/products/../../package.json",
    "content/pages/deeper/other.yaml",
    "content/products/..\\site.yaml",
    "package.json",
  ]) {
    test(`neither reads, writes nor removes ${outside}`, async () => {
      const asset = { path: outside, content: "AAAA", encoding: "base64" };
      for (const [action, params] of [
        ["getEntry", { path: outside }],
        ["getMediaFile", { path: outside }],
        ["persistMedia", { asset }],
        ["persistEntry", { dataFiles: [{ path: outside, raw: "{}" }], assets: [] }],
        ["deleteFiles", { paths: [outside] }],
      ] as const) {
        assert.equal((await call(action, params)).status, 422, `${action} ${outside}`);
      }
    });
  }

  test("says in Turkish what is wrong, and writes nothing", async () => {
    const before = folder.read(file);
    const form = JSON.parse((await (await call("getEntry", { path: product })).json()).data);
    const raw = JSON.stringify({ ...form, menu: { ...form.menu, group: "Sabit" } });
    const answer = await call("persistEntry", { dataFiles: [{ path: product, raw }], assets: [] });
    assert.equal(answer.status, 422);
    const { refusals } = await answer.json();
    assert.deepEqual(refusals, [
      {
        file: product,
        field: "menu › group",
        message: "“Sabit” diye bir menü grubu yok.",
        fix: "Bunu mu demek istediniz: “Sabit Kronlar”? Kullanılabilenler (content/navigation.yaml): Sabit Kronlar, Hareketli Protezler.",
      },
    ]);
    assert.equal(folder.read(file), before);
  });

  describe("when the file was changed elsewhere since the form was opened", () => {
    const open = async () =>
      JSON.parse((await (await call("getEntry", { path: product })).json()).data) as Record<string, unknown>;
    const save = (form: object, headers: Record<string, string> = {}) =>
      call(
        "persistEntry",
        { dataFiles: [{ path: product, raw: JSON.stringify(form) }], assets: [] },
        headers,
      );
    const isChangedOutside = async () =>
      (await (await fetch(`${editor.url}state.json?file=${product}`)).json()).isChangedOutside;
    const original = () => readFileSync(path.join(fixtureContent, file), "utf8");
    beforeEach(() => folder.write(file, original()));

    test("says so before a save, and keeps both changes", async () => {
      const form = await open();
      assert.equal(await isChangedOutside(), false);
      folder.replace(file, "name: Lamine Kron", "name: Lamina Kron");
      assert.equal(await isChangedOutside(), true);
      assert.equal((await save({ ...form, badge: "Birinci" })).status, 200);
      assert.match(folder.read(file), /^name: Lamina Kron\nbadge: Birinci$/m);
      // The form still holds the old name, which it never changed.
      assert.equal((await save({ ...form, badge: "İkinci" })).status, 200);
      assert.match(folder.read(file), /^name: Lamina Kron\nbadge: İkinci$/m);
    });

    test("shows both versions of a field that both changed, and writes the one that is chosen", async () => {
      const form = await open();
      folder.replace(file, "badge: Estetik çözüm", "badge: Dışarıdan");
      const changed = folder.read(file);
      const answer = await save({ ...form, badge: "Benden" });
      assert.equal(answer.status, 409);
      const [{ id, ...conflict }, ...others] = (await answer.json()).conflicts;
      assert.deepEqual(others, []);
      assert.deepEqual(conflict, {
        file: product,
        place: "Başlığın üstündeki rozet",
        mine: { text: "Benden" },
        theirs: { text: "Dışarıdan" },
      });
      assert.equal(folder.read(file), changed);
      const chosen = { "x-choices": JSON.stringify({ [id]: "theirs" }) };
      assert.equal((await save({ ...form, badge: "Benden" }, chosen)).status, 200);
      assert.equal(folder.read(file), changed);
    });

    test("in another tab of the same browser, too", async () => {
      const form = await open();
      const tab = { "x-tab": "second" };
      await call("getEntry", { path: product }, tab);
      assert.equal((await save({ ...form, badge: "Birinci sekme" })).status, 200);
      assert.equal((await save({ ...form, badge: "İkinci sekme" }, tab)).status, 409);
    });

    test("does not bring back what was deleted, and does not delete what was changed", async () => {
      const form = await open();
      folder.replace(file, "badge: Estetik çözüm", "badge: Dışarıdan");
      assert.equal((await call("deleteFiles", { paths: [product] })).status, 422);
      folder.remove(file);
      const answer = await save({ ...form, badge: "Benden" });
      assert.match((await answer.json()).refusals[0].message, /başka bir yerde silinmiş/);
    });
  });

  test("is not confused by a body that is no call", async () => {
    const broken = await fetch(`${editor.url}api/v1`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    assert.equal(broken.status, 400);
    assert.equal((await call("unheardOf", {})).status, 422);
  });
});
