import { type SourceFile, type ValuePath, writtenAt } from "../documents";
import type { FieldKind } from "../fields";
import { keysAt, metaOf, schemaAt, unwrap } from "../schema";

/** The field of a problem. */
export interface Subject {
  /** Label: "title", "features 2. madde". */
  name: string;
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
    name: nameOf(path),
    field: String(path.findLast((step) => typeof step === "string") ?? ""),
    kind: metaOf(declared).kind,
    removable: unwrap(declared) !== declared || typeof path.at(-1) === "number",
    written: writtenAt(file, path),
    description: metaOf(declared).description ?? "",
    keys: keysAt(file, path),
  };
}

/** "title" for a field, "features 2. madde" for a list item. */
function nameOf(path: ValuePath): string {
  const last = path.at(-1);
  if (typeof last === "number") return `${String(path.at(-2) ?? "liste")} ${last + 1}. madde`;
  return last ?? "dosya";
}
