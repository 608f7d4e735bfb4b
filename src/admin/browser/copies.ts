import type { SourceFile, ValuePath } from "../../content-model/documents";
import { dig, fieldsOf, isRecord } from "../../content-model/walk";
import type { Form } from "./file-format";

/**
 * A duplicate with the name it was given, where it still has its original's and must not. Addresses and search texts are
 * left to the editor.
 */
export function freshCopy(form: Form, original: SourceFile): Form {
  const copy = structuredClone(form);
  const title = original.kind?.title ?? "";
  const name = copy[title];
  const isNamed = typeof name === "string" && name !== dig(original.value, [title]);
  delete copy.previous;
  if (!isNamed) return copy;
  for (const { path, value, meta } of fieldsOf(original)) {
    const { uniqueIn } = meta;
    if (!uniqueIn || uniqueIn === "list" || uniqueIn === "anchor" || path.length < 2) continue;
    if (path[0] !== "seo" && dig(copy, path) === value) set(copy, path, name);
  }
  return copy;
}

function set(form: Form, path: ValuePath, value: unknown): void {
  const parent = dig(form, path.slice(0, -1));
  if (isRecord(parent)) parent[String(path.at(-1))] = value;
}
