import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { forgetMovedCache } from "../../dev/moved-cache.mjs";
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
  forgetMovedCache(checkout);
});

const isKept = (root: string) => places.map((name) => existsSync(path.join(root, name)));

test("keeps the cache of an unmoved checkout", () => {
  forgetMovedCache(checkout);
  expect(isKept(checkout)).toEqual([true, true]);
});

test("deletes the cache of a moved checkout once", () => {
  const moved = path.join(folder, "moved");
  renameSync(checkout, moved);
  forgetMovedCache(moved);
  expect(isKept(moved)).toEqual([false, false]);
  mkdirSync(path.join(moved, ".cache"));
  forgetMovedCache(moved);
  expect(isKept(moved)).toEqual([true, false]);
});
