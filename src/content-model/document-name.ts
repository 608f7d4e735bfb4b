import type { SourceFile } from "./documents";
import { metaOf } from "./schema";
import { dig } from "./walk";

/** Name of a document: its title among those of its kind, otherwise what it is. */
export function nameOf({ kind, value }: SourceFile): string {
  if (!kind) return "";
  return String((kind.title && dig(value, [kind.title])) ?? metaOf(kind.schema).label ?? "");
}
