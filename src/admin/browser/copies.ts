import { nextOrder } from "../../content-model/content-index";
import type { SourceFile, ValuePath } from "../../content-model/documents";
import { dig, fieldsOf, isRecord } from "../../content-model/walk";
import type { Form } from "./file-format";

/**
 * A duplicate with free places in the orders and the name it was given: what it still has in common with its original
 * and must not have. Addresses, names and search texts are left to the editor.
 */
export function freshCopy(form: Form, original: SourceFile, files: readonly SourceFile[]): Form {
  const copy = structuredClone(form);
  const title = original.kind?.title ?? "";
  const name = copy[title];
  const isNamed = typeof name === "string" && name !== dig(original.value, [title]);
  for (const { path, value, meta } of fieldsOf(original)) {
    const { uniqueIn } = meta;
    if (!uniqueIn || uniqueIn === "list" || uniqueIn === "anchor" || path.length < 2) continue;
    const [key = ""] = path;
    if (String(dig(copy, path)) !== String(value)) continue;
    if (typeof value === "number")
      set(copy, path, String(nextOrder(files, String(key), original.kind?.type ?? "") + indexIn(path)));
    else if (isNamed && key !== "seo" && key !== "previous") set(copy, path, name);
  }
  delete copy.previous;
  return copy;
}

/** Items of one list get places one after the other. */
const indexIn = (path: ValuePath): number => Number(path.find((step) => typeof step === "number") ?? 0);

function set(form: Form, path: ValuePath, value: unknown): void {
  const parent = dig(form, path.slice(0, -1));
  if (isRecord(parent)) parent[String(path.at(-1))] = value;
}
