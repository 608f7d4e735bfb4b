import { calendarYear } from "../domain/format";
import type { SourceFile } from "./documents";
import type { FieldMeta } from "./fields";
import { isHidden, withoutHidden } from "./hidden";
import { type Facts, fillPlaceholders, placeholdersIn } from "./placeholders";
import { productFacts } from "./product-facts";
import { type Quantity, quantity } from "./quantities";
import { isPresent, type RoutedKind, routedKinds } from "./routes";
import { dig, isRecord, strings } from "./walk";

/** Cross-references: addresses, facts and lists that other documents refer to. */
export interface ContentIndex {
  routes: readonly string[];
  /** Hidden documents by their addresses. */
  hidden: ReadonlyMap<string, SourceFile>;
  /** Fixed pages without a file. */
  absentPages: readonly RoutedKind[];
  /** Names of the laboratory's facts; undefined if unreadable, so that references are not reported. */
  siteFacts: readonly string[] | undefined;
  /** Names of the laboratory's sentences, which all other texts may reference. */
  sentences: readonly string[];
  /** The laboratory's facts. */
  quantities: unknown;
  lists: Readonly<Record<ListName, ListedValues>>;
}

/** Lists that one document defines and others choose from. */
export type ListName = NonNullable<FieldMeta["listedIn"]>;

export interface ListedValues {
  /** Label of a list's values. */
  what: string;
  values: readonly string[];
  /** Path of the document that defines the list. */
  where: string;
}

export function indexContent(files: readonly SourceFile[]): ContentIndex {
  const at = (path: string) => files.find((file) => file.path === path)?.value;
  const paths = files.map(({ path }) => path);
  const site = at("site.yaml");
  const facts = quantitiesOf(site);
  return {
    absentPages: routedKinds.filter((kind) => !isPresent(kind, paths)),
    routes: [
      ...routedKinds.filter((kind) => isPresent(kind, paths)).map(({ route }) => route),
      ...withoutHidden(files).flatMap(routesOf),
    ],
    hidden: new Map(
      files
        .filter(({ value }) => isHidden(value))
        .flatMap((file) => routesOf(file).map((route) => [route, file] as const)),
    ),
    quantities: facts,
    siteFacts: facts && [...Object.keys(namesOf(site)), ...Object.keys(facts)],
    sentences: Object.keys(sentencesOf(site)),
    lists: {
      menuGroup: {
        what: "menü grubu",
        values: strings(dig(at("navigation.yaml"), ["products", "groups"])),
        where: "navigation.yaml",
      },
      category: {
        what: "kategori",
        values: strings(dig(at("pages/home.yaml"), ["catalogue", "categories"])),
        where: "pages/home.yaml",
      },
    },
  };
}

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
    const { data } = quantity.safeParse(fact);
    return data ? [[name, data] as const] : [];
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

/** Names of the laboratory that texts may reference; company names only if given. */
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
    ...(legalName ? { legalName } : {}),
  };
}

/** Slug of a product or page, read even if the file has errors. */
function routesOf(file: SourceFile): string[] {
  if (file.kind?.route !== "slug") return [];
  const slug = dig(file.value, ["slug"]) ?? /^slug:[ \t]*["']?([^\s"']+)/m.exec(file.text)?.[1];
  return strings([slug]).map((each) => `/${each}`);
}

/** Names of a product's facts, also of invalid ones. */
export function ownFacts(file: SourceFile): string[] {
  if (file.kind?.type !== "Product" || !isRecord(file.value)) return [];
  const { facts } = file.value;
  return [...Object.keys(isRecord(facts) ? facts : {}), ...Object.keys(factFieldsOf(file.value))];
}

/** Next free order below `key`, whose value may be a list. */
export function nextOrder(files: readonly SourceFile[], key: string, type: string): number {
  const orders = files
    .filter(({ kind }) => kind?.type === type)
    .flatMap(({ value }) => [dig(value, [key])].flat())
    .map((entry) => (isRecord(entry) ? entry.order : undefined))
    .filter((order) => typeof order === "number");
  return Math.max(0, ...orders) + 1;
}

/** Looks up a quantity: the document's own, then the laboratory's. */
export function factOf({ value }: SourceFile, name: string, { quantities }: ContentIndex): unknown {
  const own = productFacts.has(name) ? dig(value, [name]) : undefined;
  return own ?? dig(value, ["facts", name]) ?? dig(quantities, [name]);
}
