import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-folder";
import { indexContent } from "../content-index";
import { readSourceFiles } from "../documents";
import { associations, schemaFiles, schemaFolder } from "./index";

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

/** Updates the schema mapping in the VS Code settings of the project, which may have comments and so be no JSON. */
export function writeAssociations(project: string): void {
  const file = join(project, ".vscode", "settings.json");
  const mapping = JSON.stringify(associations(), null, 2).replaceAll("\n", "\n  ");
  const settings = readFileSync(file, "utf8");
  writeFileSync(
    file,
    settings.replace(/(?<="yaml\.schemas": *)\{[^}]*\}/, () => mapping),
  );
}
