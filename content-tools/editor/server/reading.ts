import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSourceFiles } from "../../model/documents.ts";
import { toForm } from "../form/values.ts";
import { knownValue } from "../save/save.ts";
import { idOf, type Opened } from "./opened.ts";

/** A document as Decap reads it: JSON, which is YAML that no version of YAML reads differently. */
export function entry(contentFolder: string, file: string) {
  const source = sourceOf(contentFolder, file);
  const value = source && toForm(source.kind?.schema, source.value);
  return {
    data: value === undefined ? null : JSON.stringify(value),
    file: { path: file, id: source ? idOf(source.text) : null },
  };
}

const sourceOf = (contentFolder: string, file: string) =>
  readSourceFiles(contentFolder).find(({ path: below }) => `content/${below}` === file);

/** A document's value as a form of it holds it; undefined where it is gone or cannot be read. */
export const readable = (contentFolder: string, file: string): unknown =>
  knownValue(sourceOf(contentFolder, file));

/** Whether a document that a form has open is not as that form knows it. */
export function isChanged(contentFolder: string, opened: Opened, file: string): boolean {
  const known = opened.get(file);
  const source = known && sourceOf(contentFolder, file);
  return known !== undefined && (!source || idOf(source.text) !== known.id);
}

export function picture(contentFolder: string, file: string) {
  const content = readFileSync(path.join(contentFolder, belowContent(file)));
  const name = path.posix.basename(file);
  return { id: idOf(content), content: content.toString("base64"), encoding: "base64", path: file, name };
}

export function picturesIn(contentFolder: string): string[] {
  const folder = path.join(contentFolder, "images");
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

export const belowContent = (file: string): string => file.replace(/^content\//, "");
