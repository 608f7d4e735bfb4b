import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-folder";
import { indexContent } from "../content-index";
import { readSourceFiles } from "../documents";
import { schemaFiles, schemaFolder } from "./index";

/**
 * Writes the JSON Schemas, with the current lists of the content.
 * @param project absolute path of the project
 */
export function writeSchemas(project: string): void {
  const { menuGroup, category } = indexContent(readSourceFiles(contentFolder(project))).lists;
  const folder = join(project, schemaFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of schemaFiles({ menuGroup: menuGroup.values, category: category.values }))
    writeFileSync(join(folder, name), text);
}
