import { parse, stringify } from "yaml";
import { z } from "zod";
import type { FieldMeta } from "../model/fields";
import { productSchema } from "../model/product";
import { metaOf, unwrap } from "../model/schema";
import { isRecord, own } from "../model/walk";

export type Product = z.infer<typeof productSchema>;

export interface Writing {
  /** Optional fields that are written as they are; all others are commented out. */
  given: readonly string[];
  /** Optional fields within sections that are written too, wherever they stand. */
  within?: readonly string[];
  /** Values a field chooses from, listed beside its explanation. */
  choices: Readonly<Record<NonNullable<FieldMeta["listedIn"]>, readonly string[]>>;
}

interface Field {
  key: string;
  declared: z.core.$ZodType;
  value: unknown;
}

/** How the fields around are written. */
interface Around {
  /** Whether each field is explained; of several items in a list only the first is. */
  explained: boolean;
  /** Whether optional fields stand: in an answer, and in a section that is commented out as a whole. */
  optional: boolean;
}

const header = [
  "# Bu dosya bir ürünün her şeyidir: sayfası, menüdeki yeri, katalog kartı ve form seçeneği.",
  "# Başında # olan alanlar isteğe bağlıdır: kullanmak için alanın kendi satırlarından baştaki # ve boşluğu silin.",
  "# Alanların üstündeki açıklamalar kalabilir; sitede görünmezler.",
  "# Bitirince denetleyin: npm run check:content",
];

/** The product as a file that explains itself: every field of the model in its order, each below its description. */
export const productYaml = (product: Readonly<Record<string, unknown>>, writing: Writing): string =>
  documentYaml(productSchema, header, product, writing);

/**
 * A document as a file that explains itself: every field of its schema in its order, each below its description.
 * @param header comments that stand above it
 */
export function documentYaml(
  { shape }: z.ZodObject,
  header: readonly string[],
  document: Readonly<Record<string, unknown>>,
  writing: Writing,
): string {
  const lines = Object.entries(shape).flatMap(([key, declared]) => [
    "",
    ...fieldLines({ key, declared, value: own(document, key) }, writing, {
      explained: true,
      optional: writing.given.includes(key),
    }),
  ]);
  return `${[...header, ...lines].join("\n")}\n`;
}

function fieldLines(field: Field, writing: Writing, around: Around): string[] {
  const { key, declared, value } = field;
  const written = around.optional || !isOptional(declared) || (writing.within ?? []).includes(key);
  const inside = isOptional(declared) ? { ...around, optional: true } : around;
  const lines = value === undefined ? [`${key}:`] : valueLines(key, declared, value, writing, inside);
  return [
    ...(around.explained ? explanation(declared, writing) : []),
    ...(written && value !== undefined ? lines : commentedOut(lines)),
  ];
}

function valueLines(
  key: string,
  declared: z.core.$ZodType,
  value: unknown,
  writing: Writing,
  around: Around,
): string[] {
  const schema = unwrap(declared);
  const below = (lines: readonly string[]) => [`${key}:`, ...indented(lines)];
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return below(fieldsOf(schema, value).flatMap((field) => fieldLines(field, writing, around)));
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    const { valueType } = schema;
    return below(
      Object.entries(value).flatMap(([name, item]) => valueLines(name, valueType, item, writing, around)),
    );
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return below(value.flatMap((item: unknown, i) => itemLines(schema.element, item, i, writing, around)));
  }
  return [`${key}: ${scalar(value)}`];
}

/** An item of a list; what explains its first field stands above the dash. */
function itemLines(
  element: z.core.$ZodType,
  value: unknown,
  position: number,
  writing: Writing,
  around: Around,
): string[] {
  if (!(element instanceof z.ZodObject) || !isRecord(value)) return [`- ${scalar(value)}`];
  const here = { ...around, explained: around.explained && position === 0 };
  const fields = fieldsOf(element, value);
  const present = fields.filter((field) => field.value !== undefined);
  const absent = here.explained ? fields.filter((field) => field.value === undefined) : [];
  const lines = indented([...present, ...absent].flatMap((field) => fieldLines(field, writing, here)));
  const first = lines.findIndex((line) => !line.trimStart().startsWith("#"));
  return lines.map((line, i) => {
    if (i === first) return `- ${line.slice(2)}`;
    return i < first ? line.slice(2) : line;
  });
}

const fieldsOf = (schema: z.ZodObject, value: Record<string, unknown>): Field[] =>
  Object.entries(schema.shape).map(([key, declared]) => ({ key, declared, value: own(value, key) }));

function explanation(declared: z.core.$ZodType, { choices }: Writing): string[] {
  const { description, listedIn } = metaOf(declared);
  const options = listedIn ? choices[listedIn] : optionsOf(unwrap(declared));
  return [
    ...(description ? [`# ${description}`] : []),
    ...(options.length > 0 ? [`# Seçenekler: ${options.join(", ")}.`] : []),
  ];
}

/** What an enumeration allows, where it is short enough to be read; the icons' names are completed by the editor. */
const optionsOf = (schema: z.core.$ZodType | undefined): readonly string[] =>
  schema instanceof z.ZodEnum && schema.options.length <= 10 ? schema.options.map(String) : [];

const isOptional = (declared: z.core.$ZodType): boolean => declared instanceof z.ZodOptional;
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const commentedOut = (lines: readonly string[]): string[] => lines.map((line) => `# ${line}`);

/** A value on one line, in quotes where versions of YAML would read it differently without. */
function scalar(value: unknown): string {
  if (typeof value !== "string") return stringify(value).trim();
  const plain = stringify(value, { lineWidth: 0 }).trimEnd();
  const sure =
    !plain.includes("\n") &&
    (["1.1", "1.2"] as const).every((version) => parse(plain, { version }) === value);
  return sure ? plain : JSON.stringify(value);
}
