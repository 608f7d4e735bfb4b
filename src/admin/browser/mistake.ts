import { isMap } from "yaml";
import { z } from "zod";
import { fieldOf, named, numberText, placeOf } from "../../content-model/check/names";
import type { Place, Problem } from "../../content-model/check/problem";
import { nameOf } from "../../content-model/document-name";
import type { SourceFile, ValuePath } from "../../content-model/documents";
import { metaOf, unwrap } from "../../content-model/schema";
import { dig, schemaAt } from "../../content-model/walk";
import { isMultipleChoice } from "../form/fields";
import { collectionOf, fileName } from "../form/names";
import { orderedFields } from "../form/order";
import { recordKey } from "../form/values";

/** A problem of the content check, in terms of the form. */
export interface Mistake {
  /** Labels of its field, "Bölümler › 2 › Başlık", without the one that the message names; may be empty. */
  place: string;
  /** Path of the field in the form; empty if it has none, or is in another document. */
  path: ValuePath;
  message: string;
  /** How to correct it. */
  fix: string;
  /** Address of the form of another document. */
  form?: string;
}

/** @param open path of the document in the form; a mistake in another one names its document */
export function mistakeOf(problem: Problem, open: string): Mistake {
  const { file, path, message, fix, value, see = [] } = problem;
  const written =
    value === undefined ? "" : ` Şöyle yazın: ${typeof value === "number" ? numberText(value) : value}`;
  const isOpen = file.path === open;
  const steps = placeOf(problem)
    .split(" › ")
    .slice(isOpen && nameOf(file) ? 1 : 0);
  const isNamed = path.length > 0 && message.includes(named(file, path));
  const unsaid = isNamed ? steps.slice(0, typeof path.at(-1) === "number" ? -2 : -1) : steps;
  const collection = file.kind && !isOpen ? collectionOf(file.kind) : undefined;
  return {
    place: [...(collection ? [collection.label] : []), ...unsaid].join(" › "),
    // The form has no fields for the settings of whoever sets up the site.
    path: isOpen && !metaOf(schemaAt(file, path.slice(0, 1))).setUp ? pathInForm(file, path) : [],
    message,
    fix: `${fix}${written}${see.map((place) => ` “${otherPlace(place, problem)}”`).join("")}`,
    ...(collection && { form: `#/collections/${collection.name}/entries/${fileName(file.path)}` }),
  };
}

/** Names only the document if the other place is the same field there. */
const otherPlace = (other: Place, own: Place): string =>
  fieldOf(other) === fieldOf(own) ? nameOf(other.file) : placeOf(other);

/** A mistake as lines of text. */
export const linesOf = ({ place, message, fix }: Mistake): string[] => [
  [place, message].filter(Boolean).join(": "),
  fix,
];

/**
 * Path of a field in the form, where entries of records are list items. The form cannot scroll to an item: its first field is
 * used, or the field in which all items are chosen.
 */
export function pathInForm(file: SourceFile, path: ValuePath): ValuePath {
  const steps = path.map((step, depth) => {
    const parent = path.slice(0, depth);
    if (!isRecordAt(file, parent)) return step;
    const entries = file.yaml.getIn(parent);
    return isMap(entries) ? entries.items.findIndex(({ key }) => String(key) === step) : step;
  });
  const list = unwrap(schemaAt(file, path.slice(0, -1)));
  if (list instanceof z.ZodArray && isMultipleChoice(list)) return steps.slice(0, -1);
  const item = unwrap(schemaAt(file, path), dig(file.value, path));
  if (typeof steps.at(-1) !== "number" || !(item instanceof z.ZodObject)) return steps;
  if (isRecordAt(file, path.slice(0, -1))) return [...steps, recordKey];
  // The type of an item is no field of the form.
  const [[first = ""] = []] = orderedFields(item).filter(([name]) => name !== "type");
  return [...steps, first];
}

const isRecordAt = (file: SourceFile, path: ValuePath): boolean =>
  unwrap(schemaAt(file, path)) instanceof z.ZodRecord;
