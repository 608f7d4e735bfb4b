import { calendarYear } from "../domain/format";
import { addressHours, suspiciousDays } from "../domain/message-periods";
import type { SourceFile, ValuePath } from "./documents";
import type { FieldMeta } from "./fields";
import { isHidden, withoutHidden } from "./hidden";
import { type Facts, fillPlaceholders, placeholdersIn } from "./placeholders";
import { productSchema } from "./product";
import { productFacts } from "./product-facts";
import { namedQuantity, type Quantity } from "./quantities";
import { dig, isRecord, textItems } from "./walk";

/** Cross-references: addresses, facts and lists that other documents refer to. */
export interface ContentIndex {
  routes: readonly string[];
  /** Shown documents by their addresses. */
  pages: ReadonlyMap<string, SourceFile>;
  /** Hidden documents by their addresses. */
  hidden: ReadonlyMap<string, SourceFile>;
  /** Shown documents by their previous addresses. */
  moved: ReadonlyMap<string, SourceFile>;
  /** Slugs of the shown products; undefined if a file may be one whose slug cannot be read or is none. */
  products: readonly string[] | undefined;
  site: SourceFile | undefined;
  /** Names of the laboratory's facts; undefined if unreadable, so that references are not reported. */
  siteFacts: readonly string[] | undefined;
  /** Names of the laboratory's sentences, which all other texts may reference. */
  sentences: readonly string[];
  quantities: unknown;
  /** Lists that one document defines and others choose from. */
  lists: Readonly<Record<NonNullable<FieldMeta["listedIn"]>, ListedValues>>;
}

export interface ListedValues {
  /** Label of a list's values. */
  what: string;
  values: readonly string[];
  /** Where the list is defined. */
  place: { file: SourceFile; path: ValuePath } | undefined;
}

export function indexContent(files: readonly SourceFile[]): ContentIndex {
  const at = (path: string) => files.find((file) => file.path === path);
  const site = at("site.yaml");
  const facts = quantitiesOf(site?.value);
  const shown = withoutHidden(files);
  const pages = byRoute(shown, routesOf);
  const listOf = (what: string, file: SourceFile | undefined, path: ValuePath): ListedValues => ({
    what,
    values: textItems(dig(file?.value, path)),
    place: file && { file, path },
  });
  return {
    routes: [...pages.keys()],
    pages,
    hidden: byRoute(
      files.filter(({ value }) => isHidden(value)),
      routesOf,
    ),
    moved: byRoute(shown, previousRoutes),
    products: files.every(hasKnownSlug)
      ? shown.flatMap((file) =>
          file.kind?.type === "Product" ? routesOf(file).map((route) => route.slice(1)) : [],
        )
      : undefined,
    site,
    quantities: facts,
    siteFacts: facts && [...Object.keys(namesOf(site?.value)), ...Object.keys(facts)],
    sentences: Object.keys(sentencesOf(site?.value)),
    lists: {
      menuGroup: listOf("menü grubu", at("navigation.yaml"), ["products", "groups"]),
      category: listOf("kategori", at("pages/products.yaml"), ["filter", "categories"]),
    },
  };
}

/** The first of two at one address, because the later one is reported. */
const byRoute = (files: readonly SourceFile[], routes: (file: SourceFile) => readonly string[]) => {
  const found = new Map<string, SourceFile>();
  for (const file of files) for (const route of routes(file)) if (!found.has(route)) found.set(route, file);
  return found;
};

const hasKnownSlug = ({ kind, value }: SourceFile): boolean =>
  kind?.type === "Product"
    ? productSchema.shape.slug.safeParse(dig(value, ["slug"])).success
    : kind !== undefined;

/** Addresses that a document had before. */
export const previousRoutes = ({ value }: SourceFile): string[] =>
  textItems(dig(value, ["previous"])).map((slug) => `/${slug}`);

/** The laboratory's facts; undefined if unreadable. */
function quantitiesOf(site: unknown): Record<string, unknown> | undefined {
  if (!isRecord(site)) return undefined;
  const { facts = {} } = site;
  return isRecord(facts) ? facts : undefined;
}

/** The laboratory's sentences with unresolved {placeholders}. */
function sentencesOf(site: unknown): Record<string, string> {
  const sentences = dig(site, ["sentences"]);
  const entries = Object.entries(isRecord(sentences) ? sentences : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** The quantities of a record, skipping other values. */
function quantitiesIn(value: unknown): Record<string, Quantity> {
  const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([name, fact]) => {
    const { data } = namedQuantity.safeParse(fact);
    if (!data) return [];
    const { label: _, ...quantity } = data;
    return [[name, quantity] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * All placeholders available to every document: names, numbers, and sentences with their own placeholders
 * resolved.
 */
export function siteFactsOf(site: unknown): Facts {
  const { foundedYear, ...others } = quantitiesIn(quantitiesOf(site));
  const facts: Facts = {
    ...namesOf(site),
    ...others,
    ...(foundedYear && { foundedYear: { unit: calendarYear, ...foundedYear } }),
  };
  const sentences = Object.entries(sentencesOf(site))
    .filter(([, sentence]) => placeholdersIn(sentence).every((name) => Object.hasOwn(facts, name)))
    .map(([name, sentence]) => [name, fillPlaceholders(sentence, facts)] as const);
  return { ...facts, ...Object.fromEntries(sentences) };
}

/** A product's numbers, which its own texts may reference: its `facts` and its fields that are quantities. */
export function productFactsOf(product: unknown): Record<string, Quantity> {
  if (!isRecord(product)) return {};
  return { ...quantitiesIn(product.facts), ...quantitiesIn(factFieldsOf(product)) };
}

const factFieldsOf = (product: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(product).filter(([name, value]) => productFacts.has(name) && value));

/** Names of the laboratory that texts may reference, company names only if given, and periods of the message function. */
export function namesOf(site: unknown): Record<string, string> {
  const at = (...keys: string[]) => String(dig(site, keys) ?? "").trim();
  const [brand, subtitle, legalName] = [at("brand"), at("subtitle"), at("company", "legalName")];
  const [street, postalCode, city] = ["street", "postalCode", "city"].map((key) => at("address", key));
  return {
    brand,
    ...(subtitle ? { subtitle } : {}),
    city: city ?? "",
    address: `${street}, ${postalCode} ${city}`,
    controller: legalName || `${brand} ${subtitle}`.trim(),
    // Never kept longer than the other messages.
    suspiciousRetention: String(
      Math.min(suspiciousDays, Number(at("facts", "retention", "number")) || suspiciousDays),
    ),
    addressRetention: String(addressHours),
    ...(legalName ? { legalName } : {}),
  };
}

/** Address of a document; that of a product or page is read even if the file has errors. */
function routesOf(file: SourceFile): string[] {
  const { kind, text, value } = file;
  if (kind?.route !== "slug") return kind?.route ? [kind.route] : [];
  const slug = dig(value, ["slug"]) ?? /^slug:[ \t]*["']?([^\s"']+)/m.exec(text)?.[1];
  return textItems([slug]).map((each) => `/${each}`);
}

/** Names of a product's facts, also of invalid ones. */
export function ownFacts(file: SourceFile): string[] {
  if (file.kind?.type !== "Product" || !isRecord(file.value)) return [];
  const { facts } = file.value;
  return [...Object.keys(isRecord(facts) ? facts : {}), ...Object.keys(factFieldsOf(file.value))];
}

/** Looks up a quantity: the document's own, then the laboratory's. */
export function factOf({ value }: SourceFile, name: string, { quantities }: ContentIndex): unknown {
  const own = productFacts.has(name) ? dig(value, [name]) : undefined;
  return own ?? dig(value, ["facts", name]) ?? dig(quantities, [name]);
}
