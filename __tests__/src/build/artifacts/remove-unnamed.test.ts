import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "#src/build/artifacts/named-files.ts";
import { removeUnnamed } from "#src/build/artifacts/remove-unnamed.ts";
import { makeFolder } from "../../../support/make-folder";

let site: string;

function write(name: string, text = ""): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), text);
}

const build = (isPublic = true, roots = ["index.html"]) => removeUnnamed(site, { roots, isPublic });

const digest = "0123456789abcdef0123456789abcdef";

beforeEach(() => {
  site = makeFolder();
});

test.each([
  [
    "a picture in HTML",
    `static/${digest}/1a2b3/lamine.webp`,
    (path: string) => `<img srcset="/${path} 400w">`,
  ],
  ["an absolute address", "static/social/0a1b.jpg", (path: string) => `content="https://a.example/${path}"`],
  [
    "a name with encoded signs",
    `static/${digest}/1a2b3/Lab'ın (1).webp`,
    (path: string) => `"src":"/${dirname(path)}/${encodeURIComponent("Lab'ın (1).webp")}"`,
  ],
  ["a name as it is", `static/${digest}/fiyat listesi ş.pdf`, (path: string) => `"file":"/${path}"`],
])("keeps %s", async (_, path, textOf) => {
  write(path);
  write("index.html", textOf(path));
  expect(await build()).toEqual([]);
});

test("keeps what Gatsby names by a hash or a number", async () => {
  write("index.html", '<script src="/runtime-1.js"></script>');
  write("runtime-1.js", '"-"+{522:"e9c063cfea2043494c94"}[e]+".js"');
  write("522-e9c063cfea2043494c94.js");
  write("page-data/index/page-data.json", '{"staticQueryHashes":["4028433033"]}');
  write("page-data/sq/d/4028433033.json");
  expect(await build(true, ["index.html", "page-data/index/page-data.json"])).toEqual([]);
});

test("keeps what a named script names beside itself", async () => {
  write("index.html", '<script src="/admin/main-A1.js"></script>');
  write("admin/main-A1.js", 'import("./chunk-B2.js")');
  write("admin/chunk-B2.js");
  expect(await build()).toEqual([]);
});

test("deletes pictures and their folders that nothing names", async () => {
  write("index.html", `<img src="/static/${digest}/1a2b3/new.webp">`);
  const [old, fresh] = ["old", "new"].map((name) => `static/${digest}/1a2b3/${name}.webp`) as [
    string,
    string,
  ];
  for (const name of [old, fresh, "static/fedc/9f8e7/old.webp"]) write(name);
  expect((await build()).sort()).toEqual([old, "static/fedc/9f8e7/old.webp"].sort());
  expect(await filesBelow(site)).toContain(fresh);
  expect(existsSync(join(site, "static/fedc"))).toBe(false);
});

test("deletes a page that another page still links to", async () => {
  write("index.html", '<a href="/sss.html">page-data/sss/page-data.json</a>');
  for (const name of ["sss.html", "page-data/sss/page-data.json"]) write(name);
  expect((await build()).sort()).toEqual(["page-data/sss/page-data.json", "sss.html"]);
});

test("keeps files that are asked for without being named", async () => {
  const names = ["robots.txt", ".well-known/security.txt", "_headers", "apple-touch-icon.png"];
  for (const name of ["index.html", ...names]) write(name);
  expect(await build()).toEqual([]);
});

describe("scripts", () => {
  /** Writes a build with a script. */
  async function publish(script: string, isPublic = true): Promise<void> {
    write(script);
    write("index.html", `<script src="/${script}"></script>`);
    await build(isPublic);
  }
  const scripts = async () => (await filesBelow(site)).filter((name) => name.endsWith(".js")).sort();

  test("of the deployment before stay", async () => {
    for (const script of ["a-1.js", "a-2.js"]) await publish(script);
    expect(await scripts()).toEqual(["a-1.js", "a-2.js"]);
  });

  test("of earlier deployments go", async () => {
    for (const script of ["a-1.js", "a-2.js", "a-3.js"]) await publish(script);
    expect(await scripts()).toEqual(["a-2.js", "a-3.js"]);
  });

  test("stay when new content is deployed", async () => {
    for (const script of ["a-1.js", "a-2.js", "a-2.js"]) await publish(script);
    expect(await scripts()).toEqual(["a-1.js", "a-2.js"]);
  });

  test("of a local build replace none that are deployed", async () => {
    for (const script of ["a-1.js", "a-2.js"]) await publish(script);
    await publish("local-3.js", false);
    await publish("a-4.js");
    expect(await scripts()).toEqual(["a-2.js", "a-4.js"]);
  });

  test("keep no picture that only they name", async () => {
    const picture = `static/${digest}/1a2b3/old.webp`;
    write(picture);
    write("a-1.js", `"/${picture}"`);
    write("index.html", '<script src="/a-1.js"></script>');
    await build();
    await publish("a-2.js");
    expect(existsSync(join(site, picture))).toBe(false);
    expect(readFileSync(join(site, "a-1.js"), "utf8")).toContain(picture);
  });
});
