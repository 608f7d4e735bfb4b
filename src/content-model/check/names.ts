import { z } from "zod";
import { nameOf } from "../document-name";
import type { SourceFile, ValuePath } from "../documents";
import { metaOf, unwrap } from "../schema";
import { schemaAt } from "../walk";
import type { Place } from "./problem";

/** Label of a field; its key if it has none: record entries are named by their keys. */
export function labelAt(file: SourceFile, path: ValuePath): string {
  const isEntry = unwrap(schemaAt(file, path.slice(0, -1))) instanceof z.ZodRecord;
  const label = isEntry ? "" : metaOf(schemaAt(file, path)).label;
  return label || String(path.at(-1));
}

/** Position of a field in the form: "Üstünlükler bölümü › 2 › Başlık". */
export const fieldOf = ({ file, path }: Place): string =>
  path
    .map((step, i) => (typeof step === "number" ? String(step + 1) : labelAt(file, path.slice(0, i + 1))))
    .join(" › ");

/** “Başlık” for a field, “Özellikleri” 2. madde for a list item. */
export function named(file: SourceFile, path: ValuePath): string {
  const last = path.at(-1);
  if (typeof last !== "number") return `“${labelAt(file, path)}”`;
  return `“${labelAt(file, path.slice(0, -1))}” ${last + 1}. madde`;
}

/** A field of another document: "Lamine Kron › Menüdeki yeri › Sırası". */
export const placeOf = (place: Place): string =>
  [nameOf(place.file), fieldOf(place)].filter(Boolean).join(" › ");

/** A number as sentences and forms show it, with a decimal comma; files have a point, forms accept both. */
export const numberText = (value: unknown): string => String(value).replace(".", ",");

/** A text shortened for a message. */
export const shortened = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
