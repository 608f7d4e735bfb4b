import { type SourceFile, type ValuePath, writtenAt } from "../documents";
import type { FieldKind } from "../fields";
import { metaOf, unwrap } from "../schema";
import { keysAt, schemaAt } from "../walk";
import { fieldWords, keyWords, type Sentence } from "./sentence";

/** The field of a problem. */
export interface Subject {
  /** “title”, “features 2. madde” */
  name: Sentence;
  /** Its key, or that of its list. */
  field: string;
  kind: FieldKind | undefined;
  /** Whether it may be removed: optional fields and list items. */
  removable: boolean;
  /** Source text of the value. */
  written: string;
  /** Description in the model, as a sentence. */
  description: string;
  /** Keys below it, if it is a section. */
  keys: readonly string[];
}

/** @param path path of a field or list item */
export function subjectAt(file: SourceFile, path: ValuePath): Subject {
  const declared = schemaAt(file, path);
  return {
    name: nameOf(file, path),
    field: String(path.findLast((step) => typeof step === "string") ?? ""),
    kind: metaOf(declared).kind,
    removable: unwrap(declared) !== declared || typeof path.at(-1) === "number",
    written: writtenAt(file, path),
    description: metaOf(declared).description ?? "",
    keys: keysAt(file, path),
  };
}

/** “title” for a field, “features 2. madde” for a list item. */
function nameOf(file: SourceFile, path: ValuePath): Sentence {
  const last = path.at(-1);
  if (last === undefined) return "“dosya”";
  if (typeof last === "string") return fieldWords(file, path);
  const { inFile, inForm } = keyWords(file, path.slice(0, -1));
  return { inFile: `“${inFile} ${last + 1}. madde”`, inForm: `“${inForm}” ${last + 1}. madde` };
}
