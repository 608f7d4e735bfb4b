import type { z } from "zod";
import type { SourceFile, ValuePath } from "../documents";
import { metaOf } from "../schema";
import { keysAt, schemaAt } from "../walk";
import { named } from "./names";
import type { Explanation } from "./problem";

/** What a value should be, and how it is written. */
const types: Readonly<Record<string, readonly [name: string, fix: string]>> = {
  string: ["metin", "Tek bir metin yazın: iki noktadan sonra, aynı satırda ve çift tırnak içinde."],
  number: [
    "sayı",
    "Yalnız sayı yazın, örneğin 12 ya da 1.5 (formda 1,5); bin ve üstünü noktasız: 1500. Birimin ve işaretin kendi alanı var.",
  ],
  int: ["tam sayı", "Yalnız rakam yazın, örneğin 3."],
  boolean: ["true ya da false", "Tırnaksız true ya da false yazın."],
  array: ["liste", "Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde."],
};

/** A value of another type. Only YAML has other types than text and number. */
export function retyped(
  { expected }: z.core.$ZodIssueInvalidType,
  file: SourceFile,
  path: ValuePath,
): Explanation {
  const keys = keysAt(file, path).join(", ");
  const [name, fix] = types[expected] ?? [
    "alt alanları olan bir bölüm",
    `Alt alanlarını alt satırdan, iki boşluk içeriden yazın${keys && `: ${keys}`}.`,
  ];
  const { spelling = "" } = metaOf(schemaAt(file, path));
  return { message: `${named(file, path)} ${name} olmalı.`, fix: `${fix} ${spelling}`.trim() };
}

/** Quantities have Turkish thousands separators: 38.000. */
export const isCount = (path: ValuePath): boolean => path.at(-1) === "number" || path.at(-1) === "to";
