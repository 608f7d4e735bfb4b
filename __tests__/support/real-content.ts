import { resolve } from "node:path";
import type { z } from "zod";
import { readSourceFiles } from "../../content-tools/model/documents";
import { faqPageSchema } from "../../content-tools/model/pages/corporate";
import { fillPlaceholders } from "../../content-tools/model/placeholders";
import { productSchema } from "../../content-tools/model/product";
import type { Quantity } from "../../content-tools/model/quantities";
import { siteSchema } from "../../content-tools/model/site";

const files = readSourceFiles(resolve(__dirname, "../../content"));

const documents = <S extends z.ZodType>(type: string, schema: S): z.infer<S>[] =>
  files.filter(({ kind }) => kind?.type === type).map(({ value }) => schema.parse(value));

function only<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined || all.length > 1) throw new Error(`There are ${all.length} documents, not one.`);
  return first;
}

/** The laboratory, the products and the questions as the content has them; `fill` puts facts into a text. */
export const site = only(documents("SiteInfo", siteSchema));
export const products = documents("Product", productSchema);
export const faq = only(documents("FaqPage", faqPageSchema));

const siteFacts = {
  ...site.facts,
  brand: site.brand,
  subtitle: site.subtitle,
  city: site.address.city,
};

export const fill = (text: string, own: Readonly<Record<string, Quantity | undefined>> = {}): string => {
  const ownFacts = Object.entries(own).flatMap(([name, fact]) => (fact ? [[name, fact] as const] : []));
  return fillPlaceholders(text, { ...siteFacts, ...Object.fromEntries(ownFacts) });
};
