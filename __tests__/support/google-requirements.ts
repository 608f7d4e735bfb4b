/**
 * What Google's documentation calls required for each kind of thing
 * (https://developers.google.com/search/docs/appearance/structured-data): every line must be there, of a line with
 * several properties at least one. Things without an entry have no rich result and nothing that is required.
 */
interface Requirement {
  needs: readonly (readonly string[])[];
  /** Lists that must have at least so many entries. */
  least?: Readonly<Record<string, number>>;
  /** Page below the address above. */
  page: string;
}

const business: Requirement = { needs: [["name"], ["address"]], page: "local-business" };

const googleRequirements: Readonly<Record<string, Requirement>> = {
  BreadcrumbList: { needs: [["itemListElement"]], least: { itemListElement: 2 }, page: "breadcrumb" },
  ListItem: { needs: [["position"], ["name"], ["item"]], page: "breadcrumb" },
  FAQPage: { needs: [["mainEntity"]], page: "faqpage" },
  Question: { needs: [["name"], ["acceptedAnswer"]], page: "faqpage" },
  Answer: { needs: [["text"]], page: "faqpage" },
  WebSite: { needs: [["name"], ["url"]], page: "../site-names" },
  ImageObject: {
    needs: [["contentUrl"], ["creator", "creditText", "copyrightNotice", "license"]],
    page: "image-license-metadata",
  },
  Product: { needs: [["name"], ["review", "aggregateRating", "offers"]], page: "product-snippet" },
  LocalBusiness: business,
  MedicalBusiness: business,
};

/** A laboratory named as somebody's provider, with nothing but how it is called and found, is no business of its own. */
const isReference = (thing: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(thing).every((key) => ["@type", "@id", "name", "url"].includes(key)) && "@id" in thing;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isThere = (value: unknown) =>
  value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/**
 * Required properties that a thing, or a thing in it, lacks. Empty if all are there.
 * @param path how to name the thing in what is returned
 */
export function missingForGoogle(thing: unknown, path: string): string[] {
  if (!isObject(thing)) return [];
  const name = String(thing["@type"]);
  const { needs = [], least = {} } = (isReference(thing) ? undefined : googleRequirements[name]) ?? {};
  const missing = needs
    .filter((options) => !options.some((key) => isThere(thing[key])))
    .map((options) => `${path}: a ${name} needs ${options.join(", ").replace(/, ([^,]*)$/, " or $1")}`);
  const short = Object.entries(least)
    .filter(([key, count]) => Array.isArray(thing[key]) && thing[key].length < count)
    .map(([key, count]) => `${path}.${key} has fewer than ${count}`);
  const within = Object.entries(thing).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => missingForGoogle(item, `${path}.${key}[${i}]`))
      : missingForGoogle(value, `${path}.${key}`),
  );
  return [...missing, ...short, ...within];
}
