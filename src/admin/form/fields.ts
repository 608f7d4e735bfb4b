import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { choiceLabel } from "../../content-model/choice-labels";
import type { FieldMeta } from "../../content-model/fields";
import { limitsOf } from "../../content-model/limits";
import { metaOf, optionsOf, typeOf, unwrap } from "../../content-model/schema";
import { orderedFields } from "./order";
import { colourKey, dayKey, recordKey } from "./values";

export interface Choice {
  label: string;
  value: string;
}

/** Select options from other documents. */
export type Choices = Readonly<Record<"menuGroup" | "category" | "link" | "factName", readonly Choice[]>>;

/** Widget options of a field kind. */
type Kind = Readonly<Record<string, unknown>> & { widget: string };

/** Kinds of fields that are typed, not selected. */
const typedKinds: readonly string[] = ["text", "slug", "webAddress", "colour", "keyword"];

/** Texts up to this length use a single-line input. */
const oneLine = 90;

/**
 * Fields in the configuration of Sveltia CMS: https://sveltiacms.app/en/docs/fields. Sveltia validates none of
 * them: the content check does when saving, and lists all mistakes at once.
 */
export const formFields = (schema: z.ZodObject, choices: Choices): Field[] =>
  orderedFields(schema).flatMap(([key, declared]) =>
    metaOf(declared).setUp ? [] : fieldOf(key, declared, choices),
  );

function fieldOf(name: string, declared: z.core.$ZodType, choices: Choices): Field {
  const { label: named = "" } = metaOf(declared);
  const schema = unwrap(declared);
  const isOptional = declared instanceof z.ZodOptional;
  // An optional one gets no default, which would be saved even if the field is left out.
  if (schema instanceof z.ZodLiteral)
    return { name, widget: "hidden", ...(isOptional ? {} : { default: String(schema.value) }) };
  // An optional group has a button to add it, so it needs no star.
  const isGroup = schema instanceof z.ZodObject;
  // Nor does a list: Sveltia reuses its label for the number of items, and its hint states the limits.
  const isMarked =
    !isOptional && !isGroup && !(schema instanceof z.ZodBoolean || schema instanceof z.ZodArray);
  const kind = kindOf(declared, choices);
  const field: Field = {
    name,
    label: isMarked ? `${named} *` : named,
    hint: hintFor(declared),
    required: isGroup && !isOptional,
    ...(isOptional || kind.multiple ? kind : asked(kind)),
  };
  return field;
}

/** A required choice. Beside an empty option of ours, Sveltia adds none of its own. */
const asked = ({ options, ...kind }: Kind): Kind =>
  Array.isArray(options) ? { ...kind, options: [{ label: "Seçin", value: "" }, ...options] } : { ...kind };

/** Text below a field: its hint, the spelling of typed values, its limits. */
function hintFor(declared: z.core.$ZodType): string | undefined {
  const { hint, kind = "text", spelling, listedIn, refersTo } = metaOf(declared);
  const schema = unwrap(declared);
  const isTyped = typedKinds.includes(kind) && !listedIn && !refersTo && !(schema instanceof z.ZodISODate);
  const { min = 0, max } = isTyped || schema instanceof z.ZodArray ? limitsOf(schema) : {};
  // A list that may be left out has an item if it is there.
  const fewest = declared instanceof z.ZodOptional ? 1 : 0;
  const limits =
    schema instanceof z.ZodArray
      ? [min > fewest && `en az ${min}`, max && `en çok ${max}`].filter(Boolean).join(", ")
      : max && `en çok ${max} karakter`;
  const sentence = limits && `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`;
  const isSpelled = isTyped && (kind === "colour" || !hint);
  return [hint, isSpelled && spelling, sentence].filter(Boolean).join(" ") || undefined;
}

function kindOf(declared: z.core.$ZodType, choices: Choices): Kind {
  const schema = unwrap(declared);
  if (schema instanceof z.ZodObject) {
    const fields = formFields(schema, choices);
    return { widget: "object", collapsed: "auto", ...summaryOf(schema), fields };
  }
  if (schema instanceof z.ZodRecord) return recordKind(schema, choices);
  if (schema instanceof z.ZodArray) return listKind(schema, choices);
  if (schema instanceof z.ZodEnum) {
    const values = schema.options.map(String);
    return { widget: "select", options: values.map((value) => ({ label: choiceLabel(value), value })) };
  }
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) return { widget: "string" };
  return textKind(schema, metaOf(declared), choices);
}

/** Whether the items of a list are chosen in a single field. */
export function isMultipleChoice(schema: z.ZodArray): boolean {
  const { element } = schema;
  const isChoice = unwrap(element) instanceof z.ZodEnum || metaOf(element).refersTo !== undefined;
  return isChoice && !metaOf(schema).ordered;
}

function listKind(schema: z.ZodArray, choices: Choices): Kind {
  const { element } = schema;
  if (isMultipleChoice(schema)) return { ...kindOf(element, choices), multiple: true };
  const list = { widget: "list", label_singular: metaOf(element).label ?? "" };
  if (element instanceof z.ZodDiscriminatedUnion)
    return { ...list, collapsed: "auto", typeKey: "type", types: typesOf(element, choices) };
  if (!(element instanceof z.ZodObject)) return { ...list, field: fieldOf("item", element, choices) };
  const fields = formFields(element, choices);
  return { ...list, collapsed: "auto", ...summaryOf(element), fields };
}

/** Types of a list's items, each labelled with its purpose. */
const typesOf = (union: z.ZodDiscriminatedUnion, choices: Choices) =>
  optionsOf(union).map((option) => {
    const { label = "", hint = "" } = metaOf(option);
    // Sveltia stores the type itself.
    const shown = formFields(option, choices).filter(({ name }) => name !== "type");
    const purpose = `${hint.charAt(0).toLocaleLowerCase("tr-TR")}${hint.slice(1)}`.replace(/\.$/, "");
    return {
      name: typeOf(option) ?? "",
      label: `${label}: ${purpose}`,
      widget: "object",
      ...summaryOf(option),
      fields: shown,
    };
  });

/** A record as a list, with its keys as a field of the items. */
function recordKind({ valueType }: z.ZodRecord, choices: Choices): Kind {
  const key: Field = {
    name: recordKey,
    label: "Metinlerdeki adı *",
    hint: "Metinlerde {ad} biçiminde kullanılır; küçük harfle başlar, yalnız İngilizce harf ve rakam içerir.",
    widget: recordKey,
    required: false,
  };
  const fields = valueType instanceof z.ZodObject ? formFields(valueType, choices) : [];
  return {
    widget: "list",
    label_singular: metaOf(valueType).label ?? "",
    collapsed: "auto",
    summary: `{{fields.label}} · ${quantitySummary}`,
    fields: [key, ...fields],
  };
}

const quantitySummary =
  "{{fields.prefix}}{{fields.number}}{{fields.to | ternary('–', '')}}{{fields.to}}{{fields.suffix}} {{fields.unit}}";

/** Summary of a collapsed item: its required heading, or a quantity; otherwise Sveltia shows the first text. */
function summaryOf(schema: z.ZodObject): { summary?: string } {
  const heading = orderedFields(schema).find(
    ([name, declared]) =>
      /^(?:title|name|label|question|year|days|alt)$/.test(name) && !(declared instanceof z.ZodOptional),
  );
  if (heading) return { summary: `{{fields.${heading[0]}}}` };
  const { shape } = schema;
  if ("number" in shape && "unit" in shape) {
    const fact = "fact" in shape ? "{{fields.fact}} " : "";
    return { summary: `${fact}${quantitySummary}` };
  }
  return {};
}

function textKind(
  schema: z.core.$ZodType | undefined,
  { kind, listedIn, refersTo }: FieldMeta,
  choices: Choices,
): Kind {
  if (kind === "picture") return { widget: "image", choose_url: false };
  if (kind === "drawing") return { widget: "file", choose_url: false };
  if (kind === "pdf") return { widget: "file", choose_url: false, accept: ".pdf" };
  if (refersTo) {
    const names = { value_field: "slug", display_fields: ["name"], search_fields: ["name"] };
    return { widget: "relation", collection: "products", ...names };
  }
  if (listedIn) return { widget: "select", options: choices[listedIn] };
  if (kind === "link" || kind === "factName") return { widget: "select", options: choices[kind] };
  if (kind === "colour") return { widget: colourKey };
  if (schema instanceof z.ZodISODate) return { widget: dayKey };
  const { max } = limitsOf(schema);
  const widget = kind === "text" && (max ?? oneLine) > oneLine ? "text" : "string";
  // Disables emoji replacement.
  return { widget, use_emoji_autocomplete: false };
}
