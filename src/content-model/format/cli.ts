import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-folder";
import { readSourceFiles } from "../documents";
import { formatText } from "./format-document";

/** `npm run format`: reformats the documents as /admin does. Skips files with YAML errors. */
const folder = contentFolder();
const changed = readSourceFiles(folder).flatMap(({ path, text, kind, value }) => {
  if (!kind || value === undefined) return [];
  const formatted = formatText(kind.schema, text);
  const file = join(folder, path);
  if (formatted === readFileSync(file, "utf8")) return [];
  writeFileSync(file, formatted);
  return [path];
});
console.log(changed.length > 0 ? `content/: ${changed.join(", ")}` : "content/: her dosya yerli yerinde.");
