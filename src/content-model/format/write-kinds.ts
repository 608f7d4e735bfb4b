import { readdirSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";

/** `npm run format`: lists the kinds of section, a file each, in `sections/kinds.ts`. */
const folder = join(process.cwd(), "src/content-model/sections");
const others = ["index", "kinds", "section"];
const names = readdirSync(folder)
  .map((file) => parse(file).name)
  .filter((name) => !others.includes(name))
  .sort();
writeFileSync(join(folder, "kinds.ts"), names.map((name) => `export * from "./${name}";\n`).join(""));
