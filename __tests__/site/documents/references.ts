/** All addresses in a document, style sheet, structured data or sitemap, as written. */

/** Attributes with one address, and with several addresses and sizes. */
const single = ["href", "src", "action", "poster", "data-src", "cite", "formaction", "data"];
const several = ["srcset", "imagesrcset"];
/** Metadata with an address. */
const metadata = /^(og:(url|image|audio|video)|msapplication-.*image)$/;

const candidates = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);

export const inStyles = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , url = ""]) => url);

/** Addresses in structured data; `@id` and `@context` are identifiers. */
function inData(value: unknown): string[] {
  if (typeof value === "string") return /^https?:\/\//.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(inData);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key.startsWith("@") && key !== "@graph" ? [] : inData(part),
  );
}

export function inDocument(document: Document): string[] {
  // Content of <noscript>: parsed as text if scripts are enabled, as markup here.
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const of = (name: string) => element.getAttribute(name) ?? [];
    const property = element.getAttribute("property") ?? element.getAttribute("name") ?? "";
    const isData = element.getAttribute("type") === "application/ld+json";
    return [
      ...single.flatMap(of),
      ...several.flatMap((name) => candidates([of(name)].flat().join())),
      ...(element.tagName === "META" && metadata.test(property) ? [of("content")].flat() : []),
      ...inStyles(element.getAttribute("style") ?? ""),
      ...(isData ? inData(JSON.parse(element.textContent ?? "")) : []),
    ];
  });
}

export const inSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
