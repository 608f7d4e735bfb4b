import { type SourceFile, type ValuePath, writtenAt } from "../documents";
import type { FieldKind } from "../fields";
import { keysAt, metaOf, schemaAt, unwrap } from "../schema";

/** The field a problem is about. */
export interface Subject {
  /** As an editor would call it: "title", "features 2. madde". */
  name: string;
  /** Its key, or that of the list it stands in. */
  field: string;
  kind: FieldKind | undefined;
  /** Whether the line may also be taken out: optional fields and list items. */
  removable: boolean;
  /** The value as it stands in the file. */
  written: string;
  /** What the model says of it, as a sentence. */
  description: string;
  /** The keys below it, if it is a section. */
  keys: readonly string[];
}

/** @param path a field, or an item of a list */
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

/** "title" for a field, "features 2. madde" for the second item of a list. */
function nameOf(path: ValuePath): string {
  const last = path.at(-1);
  if (typeof last === "number") return `${String(path.at(-2) ?? "liste")} ${last + 1}. madde`;
  return last ?? "dosya";
}
