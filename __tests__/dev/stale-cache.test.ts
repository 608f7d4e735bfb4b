import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { forgetStaleCache } from "../../dev/stale-cache.mjs";
import { makeFolder } from "../support/make-folder.ts";

let folder: string;
let checkout: string;
const places = [".cache", "public"];

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  folder = makeFolder();
  checkout = path.join(folder, "site");
  for (const name of places) {
    mkdirSync(path.join(checkout, name), { recursive: true });
    writeFileSync(path.join(checkout, name, "file"), "");
  }
  forgetStaleCache(checkout);
});

const isKept = (root: string) => places.map((name) => existsSync(path.join(root, name)));

test("deletes the cache of a moved checkout once", () => {
  const moved = path.join(folder, "moved");
  renameSync(checkout, moved);
  forgetStaleCache(moved);
  expect(isKept(moved)).toEqual([false, false]);
  mkdirSync(path.join(moved, ".cache"));
  forgetStaleCache(moved);
  expect(isKept(moved)).toEqual([true, false]);
});

test("deletes results of queries once the code of the build changes", () => {
  const [results, pictures] = [".cache/redux/state", ".cache/caches/picture"].map((name) =>
    path.join(checkout, name),
  ) as [string, string];
  for (const file of [results, pictures]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
  const code = path.join(checkout, "src/build/facts.ts");
  mkdirSync(path.dirname(code), { recursive: true });
  writeFileSync(code, "changed");
  forgetStaleCache(checkout);
  expect([results, pictures].map((file) => existsSync(file))).toEqual([false, true]);
});
