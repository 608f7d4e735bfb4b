import { Fragment, type ReactNode, type SyntheticEvent } from "react";
import { z } from "zod";
import { choiceLabel } from "../../../content-model/choice-labels";
import { metaOf, unwrap } from "../../../content-model/schema";
import { isRecord, textItems } from "../../../content-model/walk";
import { isDay } from "../../../domain/delivery/days";
import { writeDate } from "../../../domain/delivery/write-days";
import { orderedFields } from "../../form/order";
import { type PreviewContext, quantityText } from "./context";
import { Captioned, Prose, Row } from "./labelled";
import { MarkedPicture } from "./marked-picture";

type Declared = z.core.$ZodType;
type Form = Record<string, unknown>;

interface Field {
  name: string;
  declared: Declared;
  /** 0 for fields of the document itself. */
  depth: number;
}

/** Fields rendered as headings. */
const headings = ["title", "name", "question"];
const eyebrows = ["tag", "badge"];

/** Texts up to this length are shown beside their label. */
const shortText = 90;

/** Renders the fields of a schema, in the order of the form. */
export function fieldNodes(
  schema: z.ZodObject,
  form: Form,
  depth: number,
  context: PreviewContext,
): ReactNode[] {
  return orderedFields(schema).flatMap(([name, declared]) => {
    // The callouts are drawn on the picture.
    const around = name === "image" ? { ...context, callouts: form.callouts } : context;
    const node = valueNode({ name, declared, depth }, form[name], around);
    return node ? [<Fragment key={name}>{node}</Fragment>] : [];
  });
}

/** Renders a field; like the functions below, null if it is empty. */
function valueNode(field: Field, value: unknown, context: PreviewContext): ReactNode {
  const { name, declared, depth } = field;
  const schema = unwrap(declared, value);
  if (name === "sample" && value === true) return <p className="caption">{metaOf(declared).label}</p>;
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return listNode(field, schema.element, value, context);
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const node = objectNode(schema, value, depth + 1, context);
    if (!node) return null;
    if (depth > 0) return <div className="group">{node}</div>;
    return <Captioned declared={declared}>{node}</Captioned>;
  }
  return typeof value === "string" && value.trim() !== "" ? textNode(field, value, context) : null;
}

function objectNode(schema: z.ZodObject, form: Form, depth: number, context: PreviewContext): ReactNode {
  if ("number" in schema.shape && "unit" in schema.shape) return statNode(form, context);
  if ("src" in schema.shape) return pictureNode(form, context);
  const nodes = fieldNodes(schema, form, depth, context);
  return nodes.length > 0 ? nodes : null;
}

function statNode(form: Form, context: PreviewContext): ReactNode {
  const amount = quantityText(form, context.facts);
  if (amount === undefined) return null;
  const [label, description] = [form.label, form.description].map((text) => String(text ?? ""));
  return (
    <div className="stat">
      <b>{amount}</b> {label && <Prose text={label} context={context} />}
      {description && (
        <p>
          <Prose text={description} context={context} />
        </p>
      )}
    </div>
  );
}

function pictureNode({ src, alt, focus }: Form, { getAsset, callouts }: PreviewContext): ReactNode {
  if (typeof src !== "string") return null;
  // A picture just chosen has a blob URL; Sveltia has the URLs of the others once it has read their files.
  const picture = src.startsWith("blob:") ? { url: src } : getAsset(src);
  if (!picture) return null;
  const showLater = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setTimeout(() => {
      image.src = picture.url;
    }, 500);
  return (
    <MarkedPicture focus={focus} callouts={callouts}>
      <img src={picture.url} alt={String(alt ?? "")} onError={showLater} />
    </MarkedPicture>
  );
}

function listNode(
  { name, declared, depth }: Field,
  element: Declared,
  items: readonly unknown[],
  context: PreviewContext,
): ReactNode {
  if (metaOf(element).refersTo) {
    const names = textItems(items).map((slug) => context.productNames[slug] ?? slug);
    return names.length > 0 ? <Row declared={declared}>{names.join(", ")}</Row> : null;
  }
  if (element instanceof z.ZodEnum && items.length > 0)
    return <Row declared={declared}>{textItems(items).map(choiceLabel).join(", ")}</Row>;
  if (element instanceof z.ZodDiscriminatedUnion)
    return shownOf(items.filter(isRecord), (item) => {
      const kind = unwrap(element, item);
      if (!(kind instanceof z.ZodObject)) return null;
      return <Captioned declared={kind}>{objectNode(kind, item, depth + 1, context)}</Captioned>;
    });
  if (element instanceof z.ZodObject) {
    const cards = shownOf(items.filter(isRecord), (item) => {
      const node = objectNode(element, item, depth + 2, context);
      return node && <div className="item">{node}</div>;
    });
    const list = cards && <div className="items">{cards}</div>;
    return list && depth === 0 ? <Captioned declared={declared}>{list}</Captioned> : list;
  }
  const texts = metaOf(element).kind === "text" ? textItems(items).filter(Boolean) : [];
  const Line = name === "paragraphs" ? "p" : "li";
  const lines = shownOf(texts, (text) => (
    <Line>
      <Prose text={text} context={context} />
    </Line>
  ));
  return lines && Line === "li" ? <ul>{lines}</ul> : lines;
}

/** Renders the items of a list. */
function shownOf<T>(items: readonly T[], nodeOf: (item: T) => ReactNode): ReactNode {
  const nodes = items.map(nodeOf).filter(Boolean);
  // biome-ignore lint/suspicious/noArrayIndexKey: only their position identifies items
  return nodes.length > 0 ? nodes.map((node, i) => <Fragment key={i}>{node}</Fragment>) : null;
}

function textNode({ name, declared, depth }: Field, text: string, context: PreviewContext): ReactNode {
  const { kind, refersTo } = metaOf(declared);
  if (refersTo) return <Row declared={declared}>{context.productNames[text] ?? text}</Row>;
  if (kind === "keyword" || kind === "webAddress")
    return <Row declared={declared}>{isDay(text) ? writeDate(text) : text}</Row>;
  if (kind !== "text") return null;
  const prose = <Prose text={text} context={context} />;
  if (headings.includes(name)) {
    const Heading = depth === 0 ? "h1" : depth === 1 ? "h2" : "h3";
    return <Heading>{prose}</Heading>;
  }
  if (eyebrows.includes(name)) return <p className="tag">{prose}</p>;
  const schema = unwrap(declared);
  const max = schema instanceof z.ZodString ? (schema.maxLength ?? 0) : 0;
  if (max <= shortText) return <Row declared={declared}>{prose}</Row>;
  return <p className={name === "lede" || name === "summary" ? "lede" : undefined}>{prose}</p>;
}
