import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent, type Problem } from "../../check";
import { unusablePicture } from "../../check/picture-problems";
import type { Explanation } from "../../check/problem";
import { documentKindOf } from "../../model";
import { type Changes, readSourceFiles, type SourceFile } from "../../model/documents";
import { isRecord } from "../../model/walk";
import { fromForm, toForm } from "../form/values";
import { type Clash, mergeValues } from "../versions/three-way";
import { fieldPathOf } from "./field-path";
import { mergeYaml } from "./merge";

/** A mistake that kept something from being written, and the path of its field in the form. */
export interface Refusal extends Problem {
  /** "catalogue › 1 › category"; empty where the mistake is about a file as a whole. */
  field: string;
}

/** What a save makes of a document. */
export interface Saved {
  text: string;
  /** What the form holds, as the document's value: the base of this form's next save. */
  value: Record<string, unknown>;
  /** Fields that the form and somebody else changed, each differently, and for which no version was chosen. */
  clashes: Clash[];
}

/**
 * The text a document gets when a form of it is saved. What was changed in the file since the form was opened stays.
 * @param path path below `content/`
 * @param form what the form holds
 * @param base the document's value as the form knew it last; the file's as it is, unless given
 * @param choose the version that holds where both sides changed a field: "mine" is the form's; undefined: not chosen yet
 * @throws Error for a path where no document belongs
 */
export function savedDocument(
  contentFolder: string,
  path: string,
  form: unknown,
  base?: unknown,
  choose: (clash: Clash) => "mine" | "theirs" | undefined = () => undefined,
): Saved {
  const kind = documentKindOf(path);
  if (!kind || !isRecord(form)) throw new Error(`No document belongs at content/${path}.`);
  const file = readSourceFiles(contentFolder).find((source) => source.path === path);
  const filled = fromForm(kind.schema, form, path);
  const value = isRecord(filled) ? filled : {};
  const clashes: Clash[] = [];
  const theirs = knownValue(file);
  const merged =
    base === undefined || theirs === undefined
      ? value
      : mergeValues(kind.schema, base, value, theirs, (clash) => {
          const choice = choose(clash);
          if (!choice) clashes.push(clash);
          return choice === "theirs" ? clash.theirs : clash.mine;
        });
  return { text: mergeYaml(file?.text ?? "", isRecord(merged) ? merged : {}, kind.schema), value, clashes };
}

/** A document's value as a form that was opened now and saved unchanged would write it. */
export function knownValue(file: SourceFile | undefined): unknown {
  if (file?.value === undefined || !file.kind) return undefined;
  return fromForm(file.kind.schema, toForm(file.kind.schema, file.value), file.path);
}

/** What would be wrong with these changes: everything in the changed documents, and what is newly wrong in others. */
export async function refusalsOf(contentFolder: string, changes: Changes): Promise<Refusal[]> {
  const [before, after, pictures] = await Promise.all([
    checkContent(contentFolder),
    checkContent(contentFolder, changes),
    pictureRefusals(changes),
  ]);
  const known = new Set(before.map(({ file, message }) => `${file} ${message}`));
  const files = readSourceFiles(contentFolder, changes);
  const refusals = withFields(
    files,
    after.filter(({ file, message }) => changes.has(file) || !known.has(`${file} ${message}`)),
  );
  return refusals.length > 0 ? refusals : pictures;
}

/** Problems with the paths of their fields in the form. */
export const withFields = (files: readonly SourceFile[], problems: readonly Problem[]): Refusal[] =>
  problems.map((problem) => ({
    ...problem,
    field: fieldPathOf(
      files.find(({ path }) => path === problem.file),
      problem,
    ),
  }));

/** Writes and removes files if the content is right with them; else nothing. @returns what is wrong */
export async function write(contentFolder: string, changes: Changes): Promise<Refusal[]> {
  const refusals = await refusalsOf(contentFolder, changes);
  if (refusals.length > 0) return refusals;
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
