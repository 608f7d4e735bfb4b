import { z } from "zod";
import type { FieldMeta } from "../../model/fields";
import { metaOf, unwrap } from "../../model/schema";
import { hintOf, labelOf } from "./label";

/** A field in the configuration of Decap CMS: https://decapcms.org/docs/widgets */
export interface Widget {
  name: string;
  label: string;
  label_singular?: string;
  hint?: string;
  widget: "hidden" | "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list";
  required: boolean;
  pattern?: [pattern: string, message: string];
  value_type?: "int" | "float";
  min?: number;
  max?: number;
  options?: readonly string[];
  multiple?: boolean;
  collapsed?: boolean;
  minimize_collapsed?: boolean;
  summary?: string;
  field?: Widget;
  fields?: Widget[];
  choose_url?: boolean;
  default?: number | string;
  /** Not Decap's: how many characters fit. */
  limit?: number;
  /** Not Decap's: the text may hold {facts}. */
  facts?: true;
  /** Not Decap's: the section is a point of a picture; the coordinates of its lower right corner. */
  point?: { width: number; height: number };
}

/** What fields of a document can be chosen from, because it stands elsewhere in the content. */
export interface Choices {
  menuGroup: readonly string[];
  category: readonly string[];
  /** Paths of the site's pages. */
  link: readonly string[];
  /** Names of facts. */
  factName: readonly string[];
}

/** Under what name the web editor shows the key of a record's entry; the model has no field of this name there. */
export const recordKey = "factKey";

/** Texts up to this many characters are written on one line. */
const oneLine = 90;

/** The widgets of a section's fields, in the model's order. */
export const widgetsOf = (schema: z.ZodObject, choices: Choices, needed = true): Widget[] =>
  Object.entries(schema.shape).map(([key, declared]) => widgetOf(key, declared, choices, needed));

/**
 * @param needed false inside a section that may be left out: the content check says what a half-filled one lacks,
 * while Decap would ask for its fields even when all are empty
 */
function widgetOf(name: string, declared: z.core.$ZodType, choices: Choices, needed: boolean): Widget {
  const required = needed && !(declared instanceof z.ZodOptional);
  const { description = name } = metaOf(declared);
  const base = { name, label: labelOf(description), hint: hintOf(name, description), required };
  // Its description says how a file is named, which here nobody has to do.
  const chosen = metaOf(declared).kind === "picture" ? { label: "Görsel", hint: name } : {};
  return { ...base, ...kindOf(declared, choices, required), ...chosen };
}

type Kind = Omit<Widget, "name" | "label" | "required">;

function kindOf(declared: z.core.$ZodType, choices: Choices, required: boolean): Kind {
  const schema = unwrap(declared);
  if (schema instanceof z.ZodObject) return objectKind(widgetsOf(schema, choices, required));
  if (schema instanceof z.ZodRecord) return recordKind(schema, choices);
  if (schema instanceof z.ZodArray) return listKind(schema, choices);
  if (schema instanceof z.ZodLiteral) return { widget: "hidden", default: String(schema.value) };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) return numberKind(schema);
  return textKind(schema, metaOf(declared), choices);
}

const objectKind = (fields: Widget[]): Kind => ({
  widget: "object",
  collapsed: true,
  ...summaryOf(fields),
  ...pointOf(fields),
  fields,
});

/** A section of x and y with ends is a point, which the page lets one set on the picture. */
function pointOf(fields: readonly Widget[]): Pick<Widget, "point"> {
  const [x, y, ...others] = fields;
  const isPoint = x?.name === "x" && y?.name === "y" && others.length === 0;
  return isPoint && x.max && y.max ? { point: { width: x.max, height: y.max } } : {};
}

function listKind(schema: z.ZodArray, choices: Choices): Kind {
  const { element } = schema;
  const { minimum, maximum, length } = constraintsOf(schema);
  const least = length ?? minimum;
  const most = length ?? maximum;
  const size = {
    ...(least === undefined ? {} : { min: least }),
    ...(most === undefined ? {} : { max: most }),
  };
  if (element instanceof z.ZodEnum) return { ...kindOf(element, choices, true), multiple: true, ...size };
  const { description = "" } = metaOf(element);
  const list = { widget: "list" as const, label_singular: labelOf(description), ...size };
  if (element instanceof z.ZodObject) {
    const fields = widgetsOf(element, choices);
    return { ...list, collapsed: true, ...summaryOf(fields), fields };
  }
  return { ...list, field: widgetOf("item", element, choices, true) };
}

/** Keys that the document chooses itself become a field of each entry: Decap knows lists only. */
function recordKind({ valueType }: z.ZodRecord, choices: Choices): Kind {
  const key: Widget = {
    name: recordKey,
    label: "Adı",
    hint: "Metinlerde {ad} biçiminde kullanılır; küçük harfle başlar, yalnız İngilizce harf ve rakam içerir.",
    widget: "string",
    required: true,
  };
  const fields = valueType instanceof z.ZodObject ? widgetsOf(valueType, choices) : [];
  const { description = "" } = metaOf(valueType);
  return {
    widget: "list",
    label_singular: labelOf(description),
    collapsed: true,
    summary: `{{fields.${recordKey}}}`,
    fields: [key, ...fields],
  };
}

/** A section or an item shows one of its texts while it is folded up. */
function summaryOf(fields: readonly Widget[]): Pick<Widget, "summary"> {
  const shown =
    fields.find(({ name }) => /^(title|name|label|question|year)$/.test(name)) ??
    fields.find(({ widget }) => widget === "string" || widget === "text");
  return shown ? { summary: `{{fields.${shown.name}}}` } : {};
}

function numberKind(schema: z.ZodNumber): Kind {
  const { minValue, maxValue, isInt } = schema;
  return {
    widget: "number",
    value_type: isInt ? "int" : "float",
    ...(minValue !== null && Number.isSafeInteger(minValue) ? { min: minValue } : {}),
    ...(maxValue !== null && Number.isSafeInteger(maxValue) ? { max: maxValue } : {}),
  };
}

function textKind(
  schema: z.core.$ZodType | undefined,
  { kind, listedIn }: FieldMeta,
  choices: Choices,
): Kind {
  if (kind === "picture") return { widget: "image", choose_url: false };
  if (listedIn) return { widget: "select", options: choices[listedIn] };
  if (kind === "link" || kind === "factName") return { widget: "select", options: choices[kind] };
  const { maximum, pattern } = constraintsOf(schema);
  const widget = kind === "text" && (maximum ?? oneLine) > oneLine ? "text" : "string";
  const help = {
    ...(maximum === undefined ? {} : { limit: maximum }),
    ...(kind === "text" ? { facts: true as const } : {}),
  };
  if (pattern !== undefined) return { widget, ...help, pattern: [pattern, "biçimi uygun değil"] };
  if (maximum === undefined) return { widget, ...help };
  return {
    widget,
    ...help,
    pattern: [`^\\s*\\S[\\s\\S]{0,${maximum - 1}}\\s*$`, `en çok ${maximum} karakter`],
  };
}

interface Constraints {
  minimum?: number;
  maximum?: number;
  length?: number;
  pattern?: string;
}

/** The limits zod keeps with a text or a list; they are the same in all kinds of text, an address of mail included. */
function constraintsOf(schema: z.core.$ZodType | undefined): Constraints {
  const json: z.core.JSONSchema.BaseSchema = schema
    ? z.toJSONSchema(schema, { target: "draft-7", io: "input" })
    : {};
  const minimum = json.minLength ?? json.minItems;
  const maximum = json.maxLength ?? json.maxItems;
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(minimum !== undefined && minimum === maximum ? { length: minimum } : {}),
    ...(typeof json.pattern === "string" ? { pattern: json.pattern } : {}),
  };
}
