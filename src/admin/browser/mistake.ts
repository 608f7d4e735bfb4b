import { isMap } from "yaml";
import { z } from "zod";
import { fieldOf, numberText, placeOf } from "../../content-model/check/names";
import type { Problem } from "../../content-model/check/problem";
import type { SourceFile, ValuePath } from "../../content-model/documents";
import { unwrap } from "../../content-model/schema";
import { dig, schemaAt } from "../../content-model/walk";
import { orderedFields } from "../form/order";
import { recordKey } from "../form/values";

/** A problem of the content check, as the form shows it. */
export interface Mistake {
  /** Its field as the form labels it: "Bölümler › 2 › Başlık"; "" if there is none. */
  field: string;
  /** Path of the field in the form; empty if it has none, or is in another document. */
  path: ValuePath;
  /** The mistake and its fix. */
  sentences: readonly string[];
}

/** @param open path of the document in the form; fields of others are named with their document */
export function mistakeOf(problem: Problem, open: string): Mistake {
  const { file, path, message, fix, value, see = [] } = problem;
  const written =
    value === undefined ? "" : ` Şöyle yazın: ${typeof value === "number" ? numberText(value) : value}`;
  const isOpen = file.path === open;
  return {
    field: isOpen ? fieldOf(problem) : placeOf(problem),
    path: isOpen ? pathInForm(file, path) : [],
    sentences: [message, `${fix}${written}${see.map((place) => ` “${placeOf(place)}”`).join("")}`],
  };
}

/** Lines for a dialog. */
export const textOf = (mistakes: readonly Mistake[]): string =>
  mistakes.map(({ field, sentences }) => [field, ...sentences].filter(Boolean).join("\n")).join("\n\n");

/**
 * Entries of records are items of a list in the form. Items have no place of their own there: the first field stands for
 * its item.
 */
export function pathInForm(file: SourceFile, path: ValuePath): ValuePath {
  const steps = path.map((step, depth) => {
    const parent = path.slice(0, depth);
    if (!isRecordAt(file, parent)) return step;
    const entries = file.yaml.getIn(parent);
    return isMap(entries) ? entries.items.findIndex(({ key }) => String(key) === step) : step;
  });
  const item = unwrap(schemaAt(file, path), dig(file.value, path));
  if (typeof steps.at(-1) !== "number" || !(item instanceof z.ZodObject)) return steps;
  if (isRecordAt(file, path.slice(0, -1))) return [...steps, recordKey];
  // The form has no field for the type of an item.
  const [[first = ""] = []] = orderedFields(item).filter(([name]) => name !== "type");
  return [...steps, first];
}

const isRecordAt = (file: SourceFile, path: ValuePath): boolean =>
  unwrap(schemaAt(file, path)) instanceof z.ZodRecord;
