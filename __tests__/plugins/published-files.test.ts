import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { emittedFiles } from "../../plugins/published-files/emitted-files";
import { takeAway } from "../../plugins/published-files/take-away";

let root: string;
const site = () => join(root, "public");
const notes = () => join(root, "notes");

const published = [
  "app-0123456789abcdef0123.js",
  "app-0123456789abcdef0123.js.map",
  "at-rest-0123456789abcdef0123.js",
  "bekleyen-mesaj-0123456789abcdef0123.js",
  "boot-0123456789abcdef0123.js",
  "index.html",
  "loader-0123456789abcdef0123.js",
  "page-data/index/page-data.json",
  "robots.txt",
  `static/${"a".repeat(32)}/ea637/kron.avif`,
  "static/kron-0123456789abcdef0123.js",
];
const taken = [
  "_gatsby/slices/_gatsby-scripts-1.html",
  "app-ffffffffffffffffffff.js",
  "app-ffffffffffffffffffff.js.map",
  "chunk-map.json",
  `static/${"b".repeat(32)}/ea637/silinen-kron.avif`,
  "webpack.stats.json",
  "~partytown/debug/partytown.js",
];
const digests = new Set(["a".repeat(32)]);
const scripts = new Set(["app-0123456789abcdef0123.js", "app-0123456789abcdef0123.js.map"]);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "published-files-"));
  for (const name of [...published, ...taken]) {
    mkdirSync(dirname(join(site(), name)), { recursive: true });
    writeFileSync(join(site(), name), name);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test("what Gatsby notes for itself and the scripts and pictures of earlier builds are not published", async () => {
  await takeAway(site(), notes(), scripts, digests);
  expect(filesIn(site())).toEqual(published);
  expect(existsSync(join(site(), "_gatsby"))).toBe(false);
});

test("the notes are kept elsewhere, those of the last build only", async () => {
  mkdirSync(notes());
  writeFileSync(join(notes(), "old"), "");
  await takeAway(site(), notes(), scripts, digests);
  expect(filesIn(notes())).toEqual([
    "_gatsby/slices/_gatsby-scripts-1.html",
    "chunk-map.json",
    "webpack.stats.json",
  ]);
});

test("what is not Gatsby's own in its folder stays", async () => {
  writeFileSync(join(site(), "_gatsby/slices/mine.html"), "");
  await takeAway(site(), notes(), scripts, digests);
  expect(filesIn(join(site(), "_gatsby"))).toEqual(["slices/mine.html"]);
});

test("no script is taken away where webpack made none", async () => {
  await takeAway(site(), notes(), new Set(), digests);
  expect(filesIn(site())).toContain("app-ffffffffffffffffffff.js");
});

test("no picture is taken away where no file is known", async () => {
  await takeAway(site(), notes(), scripts, new Set());
  expect(filesIn(site())).toContain(`static/${"b".repeat(32)}/ea637/silinen-kron.avif`);
});

test("webpack's files are known when it has written them", () => {
  const told: string[] = [];
  let run = (_: { assets: Record<string, unknown> }): void => undefined;
  const tap = (_: string, given: typeof run) => {
    run = given;
  };
  emittedFiles((names) => told.push(...names)).apply({ hooks: { afterEmit: { tap } } });
  run({ assets: { "app-1.js": {}, "app-1.js.map": {} } });
  expect(told).toEqual(["app-1.js", "app-1.js.map"]);
});
