import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";

const folder = "src/content-model/sections";

test("kinds.ts exports every kind of section", () => {
  const listed = readFileSync(join(folder, "kinds.ts"), "utf8").match(/(?<=".\/)[^"]+/g);
  const names = readdirSync(folder).map((file) => parse(file).name);
  expect([...(listed ?? []), "index", "kinds", "section"].sort()).toEqual(names.sort());
});
