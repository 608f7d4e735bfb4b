import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { indexContent } from "../model/content-index";
import { readSourceFiles } from "../model/documents";
import { schemaFiles } from "./index";

const { menuGroup, category } = indexContent(readSourceFiles(resolve("content"))).lists;
const folder = resolve("schemas");
const files = schemaFiles({ menuGroup: menuGroup.values, category: category.values });

mkdirSync(folder, { recursive: true });
for (const [name, text] of files) writeFileSync(join(folder, name), text);
console.log(`schemas/: ${files.size} dosya yazıldı.`);
