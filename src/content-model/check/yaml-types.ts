import { isSeq } from "yaml";
import { z } from "zod";
import { type SourceFile, type ValuePath, writtenAt } from "../documents";
import { metaOf, unwrap } from "../schema";
import { keysAt, schemaAt } from "../walk";
import { named } from "./names";
import type { Explanation } from "./problem";

const typeNames: Readonly<Record<string, string>> = {
  string: "metin",
  number: "sayı",
  int: "tam sayı",
  boolean: "true ya da false",
  array: "liste",
  object: "alt alanları olan bir bölüm",
  record: "alt alanları olan bir bölüm",
};

/** A value of another type: all but numbers come from YAML, a form has no others. */
export function retyped(
  { expected, input }: z.core.$ZodIssueInvalidType,
  file: SourceFile,
  path: ValuePath,
): Explanation {
  const message = `${named(file, path)} ${typeNames[expected] ?? expected} olmalı.`;
  if (expected === "string") return { message, ...asText(input, file, path) };
  if (expected === "number" || expected === "int") return { message, ...asNumber(input, path, expected) };
  if (expected === "array")
    return { message, fix: "Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde." };
  if (expected === "boolean") return { message, fix: "Tırnaksız true ya da false yazın." };
  const keys = keysAt(file, path).join(", ");
  return { message, fix: `Alt alanlarını alt satırdan, iki boşluk içeriden yazın${keys && `: ${keys}`}.` };
}

function asText(input: unknown, file: SourceFile, path: ValuePath): Omit<Explanation, "message"> {
  const written = writtenAt(file, path);
  const list = file.yaml.getIn(path.slice(0, -1), true);
  if (isSeq(list) && list.flow)
    return {
      fix: "Köşeli parantez içinde virgül yeni bir madde başlatır; her maddeyi çift tırnak içine alın.",
    };
  if (typeof input === "object" && !/^[[{]/.test(written))
    return { fix: "Burada tek bir metin durur; onu aynı satıra, iki noktadan sonra yazın." };
  return { fix: "Değeri çift tırnak içine alın.", value: mended(schemaAt(file, path), written) ?? written };
}

/** The right spelling of a wrong value, if its field has a guess and the guess is right. */
export function mended(declared: z.core.$ZodType | undefined, written: string): string | undefined {
  const guess = metaOf(declared).mend?.(written);
  const schema = unwrap(declared);
  return schema && z.safeParse(schema, guess).success ? guess : undefined;
}

function asNumber(input: unknown, path: ValuePath, expected: string): Omit<Explanation, "message"> {
  if (typeof input === "number") return { fix: "Kesirsiz bir sayı yazın." };
  const number = typeof input === "string" ? numberIn(input, isCount(path)) : Number.NaN;
  const fix = `Yalnız sayı yazın, örneğin ${expected === "int" ? "3" : "12"}; birimin ve işaretin kendi alanı var.`;
  return { fix, value: Number.isFinite(number) ? number : undefined };
}

/** Quantities have Turkish thousands separators: 38.000. */
export const isCount = (path: ValuePath): boolean => path.at(-1) === "number" || path.at(-1) === "to";

function numberIn(text: string, isQuantity: boolean): number {
  const bare = text
    .trim()
    .replace(/^%|\+$|\s/g, "")
    .replace("−", "-");
  const whole = isQuantity && /^\d{1,3}(?:\.\d{3})+(?:,|$)/.test(bare) ? bare.replaceAll(".", "") : bare;
  return whole === "" ? Number.NaN : Number(whole.replace(",", "."));
}
