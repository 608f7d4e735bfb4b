import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent, type Problem } from "../../check";
import { unusablePicture } from "../../check/picture-problems";
import type { Explanation } from "../../check/problem";
import { documentKindOf } from "../../model";
import { type Changes, readSourceFiles } from "../../model/documents";
import { isRecord } from "../../model/walk";
import { fromForm } from "../form/values";
import { fieldPathOf } from "./field-path";
import { mergeYaml } from "./merge";

/** A mistake that kept something from being written, and the path of its field in the form. */
export interface Refusal extends Problem {
  /** "catalogue › 1 › category"; empty where the mistake is about a file as a whole. */
  field: string;
}

/**
 * The text a document gets when a form of it is saved.
 * @param path path below `content/`
 * @param value what the form holds
 * @throws Error for a path where no document belongs
 */
export function savedText(contentFolder: string, path: string, value: unknown): string {
  const kind = documentKindOf(path);
  if (!kind || !isRecord(value)) throw new Error(`No document belongs at content/${path}.`);
  const before = readSourceFiles(contentFolder).find((file) => file.path === path)?.text ?? "";
  const filled = fromForm(kind.schema, value, path);
  return mergeYaml(before, isRecord(filled) ? filled : {}, kind.schema);
}

/**
 * Writes and removes files if the content is right with them; else nothing.
 * @returns what is wrong: everything in the changed documents, and what would newly be wrong in others
 */
export async function write(contentFolder: string, changes: Changes): Promise<Refusal[]> {
  const [before, after, pictures] = await Promise.all([
    checkContent(contentFolder),
    checkContent(contentFolder, changes),
    pictureRefusals(changes),
  ]);
  const known = new Set(before.map(({ file, message }) => `${file} ${message}`));
  const files = readSourceFiles(contentFolder, changes);
  const refusals = after
    .filter(({ file, message }) => changes.has(file) || !known.has(`${file} ${message}`))
    .map((problem) => ({
      ...problem,
      field: fieldPathOf(
        files.find(({ path }) => path === problem.file),
        problem,
      ),
    }));
  if (refusals.length > 0) return refusals;
  if (pictures.length > 0) return pictures;
  for (const [path, content] of changes) {
    const file = join(contentFolder, path);
    if (content === null) rmSync(file, { force: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  return [];
}

/** Pictures the site could not use, whether a document shows them yet or not. */
async function pictureRefusals(changes: Changes): Promise<Refusal[]> {
  const refusals = await Promise.all(
    [...changes].map(async ([file, content]) =>
      Buffer.isBuffer(content) ? refusalOf(file, await unusablePicture(file, content)) : [],
    ),
  );
  return refusals.flat();
}

function refusalOf(file: string, reason: Explanation | undefined): Refusal[] {
  return reason ? [{ ...reason, file, line: 1, column: 1, source: "", field: "" }] : [];
}
