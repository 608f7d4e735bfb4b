import type { ApiAsset } from "@sveltia/cms";
import { productFactsOf, siteFactsOf } from "../../../content-model/content-index";
import { type Facts, fillPlaceholders } from "../../../content-model/placeholders";
import { endOf, type Quantity } from "../../../content-model/quantities";
import { dig, isRecord } from "../../../content-model/walk";
import { formatQuantity } from "../../../domain/format";
import { numberFrom } from "../../form/numbers";

/** What a preview needs besides the form. */
export interface PreviewContext {
  facts: Facts;
  /** Names of products by slug. */
  productNames: Readonly<Record<string, string>>;
  /** Picture by its value in the form; undefined if it is missing. */
  getAsset(value: string): ApiAsset | undefined;
  /** Of the picture that is rendered. */
  callouts?: unknown;
}

/** Facts for the texts of a document; a product's override the laboratory's. */
export const previewFacts = (site: unknown, document: unknown): Facts => ({
  ...siteFactsOf(site),
  ...productFactsOf(document),
});

/** The text with its {placeholders} filled; undefined if one is unknown. */
export function filledText(text: string, facts: Facts): string | undefined {
  try {
    return fillPlaceholders(text, facts);
  } catch {
    return undefined;
  }
}

/** Formats a quantity or stat of the form; undefined if it has no number yet. */
export function quantityText(form: Record<string, unknown>, facts: Facts): string | undefined {
  const named = typeof form.fact === "string" ? facts[form.fact] : undefined;
  const own = ownQuantity(form);
  // A step may write its fact in another unit.
  const quantity =
    typeof named === "object" ? { ...endOf(named, form.part), ...(own.unit ? { unit: own.unit } : {}) } : own;
  const { number } = quantity;
  return number === undefined ? undefined : formatQuantity({ ...quantity, number });
}

function ownQuantity(form: Record<string, unknown>): Partial<Quantity> {
  const number = (key: string) => {
    const parsed = numberFrom(String(form[key] ?? "").trim());
    return typeof parsed === "number" ? parsed : undefined;
  };
  const text = (key: string) => String(form[key] ?? "") || undefined;
  return {
    number: number("number"),
    to: number("to"),
    prefix: text("prefix"),
    suffix: text("suffix"),
    unit: text("unit"),
  };
}

/** Names by slug. */
export const namesBySlug = (documents: readonly unknown[]): Record<string, string> =>
  Object.fromEntries(
    documents
      .filter(isRecord)
      .map((document) => [String(dig(document, ["slug"])), String(dig(document, ["name"]) ?? "")]),
  );
