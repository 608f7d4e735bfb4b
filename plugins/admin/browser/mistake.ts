import { isMap } from "yaml";
import { z } from "zod";
import type { Problem } from "../../../src/content-model/check/problem";
import type { SourceFile, ValuePath } from "../../../src/content-model/documents";
import { unwrap } from "../../../src/content-model/schema";
import { schemaAt } from "../../../src/content-model/walk";

/** A problem of the content check in the words of the form. */
export interface Mistake {
  /** Its field as the form labels it: "Bölümler › 2 › Başlık"; "" if there is none. */
  field: string;
  /** Path of the field in the form; empty if it has none. */
  path: ValuePath;
  /** The mistake and its fix. */
  sentences: readonly string[];
}

export const mistakeOf = ({ field, path = [], inForm }: Problem, file: SourceFile): Mistake => ({
  field,
  path: pathInForm(file, path),
  sentences: inForm,
});

/** Lines for a dialog. */
export const textOf = (mistakes: readonly Mistake[]): string =>
  mistakes.map(({ field, sentences }) => [field, ...sentences].filter(Boolean).join("\n")).join("\n\n");

/** Entries of records are items of a list in the form. */
export const pathInForm = (file: SourceFile, path: ValuePath): ValuePath =>
  path.map((step, depth) => {
    const parent = path.slice(0, depth);
    if (!(unwrap(schemaAt(file, parent)) instanceof z.ZodRecord)) return step;
    const entries = file.yaml.getIn(parent);
    return isMap(entries) ? entries.items.findIndex(({ key }) => String(key) === step) : step;
  });
