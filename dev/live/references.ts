/** Attributes that hold addresses of files: one, several with their sizes. */
const single = ["src", "poster", "data-src"];
const sized = ["srcset", "imagesrcset"];
const relations =
  "link[rel~=icon], link[rel=apple-touch-icon], link[rel=preload], link[rel=manifest], link[rel=stylesheet]";

const urlsIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , url = ""]) => url);

/** Paths of the hashed scripts that a script names, as the loader does. */
export const scriptsIn = (code: string): string[] =>
  [...code.matchAll(/"(\/[\w.-]+-[0-9a-f]{20}\.js)"/g)].map(([, path = ""]) => path);

/** Texts of structured data that are addresses of pictures. */
function picturesIn(value: unknown): string[] {
  if (typeof value === "string")
    return /^https?:\/\/.*\.(?:jpe?g|png|webp|avif|svg)$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(picturesIn);
}

/**
 * Paths of the site's own files that a page shows, runs or fetches ahead: pictures in every size, scripts, fonts, icons,
 * the social card.
 * @param published what the site calls itself; files elsewhere are left out
 */
export function filesOf(document: Document, published: string, data: readonly unknown[]): string[] {
  const of = (selector: string, name: string): string[] =>
    [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
  const urls = [
    ...single.flatMap((name) => of(`[${name}]:not(iframe)`, name)),
    ...sized.flatMap((name) =>
      of(`[${name}]`, name).flatMap((set) =>
        set.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? ""),
      ),
    ),
    ...of(relations, "href"),
    ...of("use", "href"),
    ...of('meta[property="og:image"]', "content"),
    ...of("[style]", "style").flatMap(urlsIn),
    ...data.flatMap(picturesIn),
  ];
  const paths = urls
    .filter((url) => url && !url.startsWith("#"))
    .flatMap((url) => {
      const { origin, pathname, protocol } = new URL(url, published);
      return origin === published && protocol !== "data:" ? [pathname] : [];
    });
  return [...new Set(paths)];
}
