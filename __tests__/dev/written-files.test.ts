import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { parse } from "yaml";
import { mergeYaml } from "../../content-tools/editor/save/merge.ts";
import { schemaFiles } from "../../content-tools/json-schemas/index.ts";
import { siteSchema } from "../../content-tools/model/site.ts";
import { newProduct } from "../../content-tools/new-product/index.ts";
import { root } from "../../dev/root.ts";
import { iconSprite } from "../../dev/scripts/icon-sprite.ts";
import { writeIcon } from "../../plugins/brand/icon.ts";
import { createDesk, createPerson } from "../support/new-product.ts";

// A command must not leave what the next `npm run lint` refuses: each writes into a project with the site's own rules.
let project: string;
const at = (...names: string[]) => path.join(project, ...names);

/** What the lint says of one file of the project; empty where it has nothing to say. */
function lint(file: string): string {
  try {
    const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
    execFileSync(
      process.execPath,
      [biome, "check", "--vcs-enabled=false", "--no-errors-on-unmatched", file],
      {
        cwd: project,
        encoding: "utf8",
        stdio: "pipe",
      },
    );
    return "";
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error);
  }
}

before(() => {
  project = mkdtempSync(path.join(tmpdir(), "written-"));
  copyFileSync(path.join(root, "biome.json"), at("biome.json"));
  cpSync(path.join(root, "__tests__/fixtures/content"), at("content"), { recursive: true });
  mkdirSync(at("static"));
  mkdirSync(at("schemas"));
});
after(() => rmSync(project, { recursive: true }));

test("the lint speaks where there is something to say", () => {
  writeFileSync(at("crooked.ts"), "var  a=1");
  assert.match(lint("crooked.ts"), /crooked\.ts/);
});

test("npm run new:product", async () => {
  const desk = await createDesk();
  const flags = { name: "Teleskop Kron", group: "Sabit Kronlar", category: "Kron", picture: desk.picture };
  await newProduct(flags, at("content"), createPerson([]));
  desk.destroy();
  assert.equal(lint("content/products/teleskop-kron.yaml"), "");
});

test("the web editor", () => {
  const text = readFileSync(at("content/site.yaml"), "utf8");
  writeFileSync(
    at("content/site.yaml"),
    mergeYaml(text, { ...parse(text), brand: "Ada: Protez" }, siteSchema),
  );
  assert.equal(lint("content/site.yaml"), "");
});

test("npm run schemas", () => {
  const lists = { menuGroup: ["Sabit Kronlar"], category: ["Kron"] };
  for (const [name, json] of schemaFiles(lists)) {
    writeFileSync(at("schemas", name), json);
    assert.equal(lint(`schemas/${name}`), "");
  }
});

test("the icons", () => {
  writeFileSync(at("static/icons.svg"), iconSprite());
  assert.equal(lint("static/icons.svg"), "");
});

test("the site's own icon, drawn of the mark", async () => {
  await writeIcon(project, "static/icon.svg");
  assert.equal(lint("static/icon.svg"), "");
});
