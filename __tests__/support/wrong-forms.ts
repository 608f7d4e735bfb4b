import { z } from "zod";
import { formOf } from "#src/admin/browser/file-format.ts";
import { idOf } from "#src/admin/form/known-documents.ts";
import { recordKey } from "#src/admin/form/values.ts";
import { readSourceFiles, type ValuePath } from "#src/content-model/documents.ts";
import type { DocumentKind } from "#src/content-model/index.ts";
import { metaOf, unwrap } from "#src/content-model/schema.ts";
import { isRecord } from "#src/content-model/walk.ts";
import { fixtureContent } from "./content-folder";

export type Form = Record<string, unknown>;
type Declared = z.core.$ZodType | undefined;

/** Forms of all documents of the fixture, as the page fills them. */
export const forms = readSourceFiles(fixtureContent).flatMap(({ path, kind, text, value }) =>
  kind ? [{ path: `content/${path}`, kind, form: formOf(kind, text, { document: idOf(kind, value) }) }] : [],
);

const wrongTexts = [
  "",
  "a".repeat(900),
  "Metin {bilinmeyen} der.",
  "Metin {legalName} der.",
  "{yanlış}",
  "[a](/yok), [b](www.ornek.example)",
  "**kalın** ve <b>kod</b>",
  "• Bir\n• İki",
  "a\u200bb",
  "DiÅŸ",
];
const wrongWords = [
  "",
  "Gece plağı",
  "a\u200bb",
  "/yok",
  "admin",
  "lamine-kron",
  "31.02.2027",
  "1e3",
  "#0f4c5",
];
const wrongNumbers = ["", "iki", "-1", "1,5", "99999", "1e3"];

function wrongValues(declared: Declared, value: unknown): unknown[] {
  const schema = unwrap(declared, value);
  if (schema instanceof z.ZodNumber) return wrongNumbers;
  if (schema instanceof z.ZodBoolean) return [];
  if (schema instanceof z.ZodRecord) return [[{ [recordKey]: "brand", number: "0" }, { [recordKey]: "Aç" }]];
  if (schema instanceof z.ZodObject) return [{}];
  if (!(schema instanceof z.ZodArray)) return metaOf(declared).kind === "text" ? wrongTexts : wrongWords;
  const items = Array.isArray(value) ? value : [];
  const [first] = items;
  return [
    [],
    [...items, first],
    [...items].reverse(),
    isRecord(first) ? [...items, {}] : Array(20).fill("a"),
    [...items, ""],
  ];
}

/** Paths of a form's fields with their schemas, those left out included. */
export function fieldsOf(
  declared: Declared,
  value: unknown,
  path: ValuePath = [],
): [ValuePath, Declared, unknown][] {
  const schema = unwrap(declared, value);
  const here: [ValuePath, Declared, unknown] = [path, declared, value];
  if (schema instanceof z.ZodObject && (isRecord(value) || path.length === 0))
    return [
      here,
      ...Object.entries(schema.shape).flatMap(([key, field]) =>
        fieldsOf(field as Declared, isRecord(value) ? value[key] : undefined, [...path, key]),
      ),
    ];
  const element =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodRecord
        ? schema.valueType
        : undefined;
  const items = element && Array.isArray(value) ? value : [];
  return [here, ...items.flatMap((item: unknown, i) => fieldsOf(element, item, [...path, i]))];
}

/** A form with another value at a path. */
export function changed(value: unknown, [step, ...rest]: ValuePath, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(step), changed(value[Number(step)], rest, by));
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: changed(record[step], rest, by) };
}

type Change = readonly [path: ValuePath, by: unknown];

/** Changes of a form: one wrong value after the other, in all texts and numbers at once, and in all lists of a depth. */
function changesOf(fields: readonly [ValuePath, Declared, unknown][]): Change[][] {
  const rounds: Record<string, Change[]> = {};
  for (const [path, declared, value] of fields)
    for (const [i, by] of wrongValues(declared, value).entries()) {
      // Lists of one depth are not inside each other.
      const round = `${typeof by === "object" ? path.length : "text"} ${i}`;
      rounds[round] = [...(rounds[round] ?? []), [path, by]];
    }
  return Object.values(rounds);
}

/** Everything that is typed. */
export const typed: readonly string[] = [...wrongTexts, ...wrongWords, ...wrongNumbers];

interface WrongForm {
  path: string;
  kind: DocumentKind;
  data: Form;
}

/** Forms with wrong values: each kind of field is changed once. */
export function* wrongForms(): Generator<WrongForm> {
  const tried = new Set<string>();
  for (const { path, kind, form } of forms) {
    const untried = fieldsOf(kind.schema, form).filter(([at, declared]) => {
      const { description, ...meta } = metaOf(declared);
      const key = at.findLast((step) => typeof step === "string");
      const { type } = unwrap(declared)?._zod.def ?? {};
      // Messages depend on the key, but not those on running text and numbers.
      const like = JSON.stringify([meta.kind === "text" || type === "number" || key, meta, type]);
      const isNew = key !== undefined && key !== "type" && !tried.has(like);
      tried.add(like);
      return isNew;
    });
    for (const changes of changesOf(untried)) {
      // The page saves nothing without an address, which names the file.
      const made = changes.filter(([at, by]) => at.at(-1) !== "slug" || by !== "");
      const data = made.reduce<unknown>((whole, [at, by]) => changed(whole, at, by), form) as Form;
      yield { path, kind, data };
    }
  }
}
