// biome-ignore-all lint/correctness/useJsxKeyInIterable: the arrays are spread as children, which needs no keys.

import { createElement, Fragment, type ReactNode } from "react";
import { z } from "zod";
import { metaOf, unwrap } from "../../../../src/content-model/schema";
import { isRecord, strings } from "../../../../src/content-model/walk";
import { isDay } from "../../../../src/domain/delivery/days";
import { writeDate } from "../../../../src/domain/delivery/write-days";
import { orderedFields } from "../../form/order";
import { recordKey } from "../../form/values";
import { type PreviewContext, quantityText } from "./context";
import { Caption, Prose, Row } from "./labelled";
import { Picture } from "./picture";

type Declared = z.core.$ZodType;
type Form = Record<string, unknown>;

/** Fields whose text heads its part. */
const headings = ["title", "name", "question"];
const eyebrows = ["tag", "badge"];

/** Parts at the top of a page. */
const openings = ["hero", "banner"];

/** Parts that are shown elsewhere: search results. */
const leftOut = ["seo"];

/** Shorter texts are shown after their label. */
const shortText = 90;

/** What the schema's fields show: eyebrows above the heading, the others in the order of the form. */
export function fieldNodes(
  schema: z.ZodObject,
  form: Form,
  depth: number,
  context: PreviewContext,
): ReactNode[] {
  const isEyebrow = ([name]: readonly [string, unknown]) => eyebrows.includes(name);
  const fields = orderedFields(schema);
  const shown = [...fields.filter(isEyebrow), ...fields.filter((field) => !isEyebrow(field))];
  return shown.flatMap(([name, declared]) => {
    const nodes = leftOut.includes(name) ? [] : valueNodes(name, declared, form[name], depth, context);
    return nodes.length > 0 ? [createElement(Fragment, { key: name }, ...nodes)] : [];
  });
}

function valueNodes(
  name: string,
  declared: Declared,
  value: unknown,
  depth: number,
  context: PreviewContext,
): ReactNode[] {
  const schema = unwrap(declared, value);
  if (schema instanceof z.ZodRecord && Array.isArray(value)) return recordNodes(declared, value, context);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return listNodes(name, declared, schema.element, value, depth, context);
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const nodes = objectNodes(schema, value, depth + 1, context);
    if (nodes.length === 0) return [];
    if (depth > 0) return [createElement("div", { className: "group" }, ...nodes)];
    if (openings.includes(name)) return [createElement("section", { className: "opening" }, ...nodes)];
    return [createElement("section", {}, <Caption declared={declared} />, ...nodes)];
  }
  return typeof value === "string" && value.trim() !== ""
    ? textNodes(name, declared, value, depth, context)
    : [];
}

function objectNodes(schema: z.ZodObject, form: Form, depth: number, context: PreviewContext): ReactNode[] {
  if ("number" in schema.shape && "unit" in schema.shape) return statNodes(form, context);
  if ("src" in schema.shape) return pictureNodes(form, context);
  return fieldNodes(schema, form, depth, context);
}

function statNodes(form: Form, context: PreviewContext): ReactNode[] {
  const amount = quantityText(form, context.facts);
  if (amount === undefined) return [];
  const [label, description] = [form.label, form.description].map((text) => String(text ?? ""));
  return [
    <div className="stat">
      <b>{amount}</b> {label && <Prose text={label} context={context} />}
      {description && (
        <p>
          <Prose text={description} context={context} />
        </p>
      )}
    </div>,
  ];
}

function pictureNodes({ src, alt }: Form, context: PreviewContext): ReactNode[] {
  if (typeof src !== "string") return [];
  // A picture that is chosen and not saved yet.
  if (src.startsWith("blob:")) return [<img src={src} alt={String(alt ?? "")} />];
  const asset = context.getAsset(src);
  return asset ? [<Picture key={src} asset={asset} alt={String(alt ?? "")} />] : [];
}

/** Names and values of facts. */
function recordNodes(declared: Declared, items: readonly unknown[], context: PreviewContext): ReactNode[] {
  const rows = items.filter(isRecord).map((item) => (
    <p className="row" key={String(item[recordKey])}>
      <span>{`{${item[recordKey] ?? ""}}`}</span> {quantityText(item, context.facts)}
    </p>
  ));
  return rows.length > 0
    ? [
        <section>
          <Caption declared={declared} />
          {rows}
        </section>,
      ]
    : [];
}

function listNodes(
  name: string,
  declared: Declared,
  element: Declared,
  items: readonly unknown[],
  depth: number,
  context: PreviewContext,
): ReactNode[] {
  if (metaOf(element).refersTo) {
    const names = strings(items).map((slug) => context.productNames[slug] ?? slug);
    return names.length > 0 ? [<Row declared={declared}>{names.join(", ")}</Row>] : [];
  }
  if (element instanceof z.ZodDiscriminatedUnion) {
    return items.filter(isRecord).map((item, i) => {
      const kind = unwrap(element, item);
      if (!(kind instanceof z.ZodObject)) return null;
      return createElement(
        "section",
        { key: `${name} ${i}` },
        <Caption declared={kind} />,
        ...objectNodes(kind, item, depth + 1, context),
      );
    });
  }
  if (element instanceof z.ZodObject) {
    const shown = items
      .filter(isRecord)
      .map((item) => objectNodes(element, item, depth + 2, context))
      .filter((nodes) => nodes.length > 0);
    if (shown.length === 0) return [];
    const cards = shown.map((nodes) => createElement("div", { className: "item" }, ...nodes));
    const list = createElement("div", { className: "items" }, ...cards);
    return depth > 0
      ? [list]
      : [
          <section>
            <Caption declared={declared} />
            {list}
          </section>,
        ];
  }
  const texts = metaOf(element).kind === "text" ? strings(items).filter(Boolean) : [];
  if (texts.length === 0) return [];
  const prose = texts.map((text) => <Prose key={text} text={text} context={context} />);
  if (name === "paragraphs") return prose.map((text) => createElement("p", {}, text));
  const lines = prose.map((text) => createElement("li", {}, text));
  return [createElement("ul", {}, ...lines)];
}

function textNodes(
  name: string,
  declared: Declared,
  text: string,
  depth: number,
  context: PreviewContext,
): ReactNode[] {
  const { kind, refersTo } = metaOf(declared);
  if (refersTo) return [<Row declared={declared}>{context.productNames[text] ?? text}</Row>];
  if (kind === "keyword" || kind === "webAddress")
    return [<Row declared={declared}>{isDay(text) ? writeDate(text) : text}</Row>];
  if (kind !== "text") return [];
  const prose = <Prose text={text} context={context} />;
  if (headings.includes(name) && !context.isLabelled)
    return [createElement(`h${Math.min(depth + 1, 3)}`, {}, prose)];
  if (eyebrows.includes(name)) return [<p className="tag">{prose}</p>];
  const schema = unwrap(declared);
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? 0) : 0;
  if (most <= shortText || context.isLabelled) return [<Row declared={declared}>{prose}</Row>];
  return [<p className={name === "lede" || name === "summary" ? "lede" : undefined}>{prose}</p>];
}
