import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-folder";
import { readSourceFiles } from "../documents";
import { writeAssociations } from "../json-schemas/write-schemas";
import { formatText } from "./format-document";

/** `npm run format`: lists the model's schemas for VS Code, and writes the documents as the editors' page does. What the content check refuses as YAML is left alone. */
writeAssociations(process.cwd());
const folder = contentFolder();
const changed = readSourceFiles(folder).flatMap(({ path, text, kind, value }) => {
  if (!kind || value === undefined) return [];
  const formatted = formatText(kind.schema, text);
  if (formatted === text) return [];
  writeFileSync(join(folder, path), formatted);
  return [path];
});
console.log(changed.length > 0 ? `content/: ${changed.join(", ")}` : "content/: her dosya yerli yerinde.");
