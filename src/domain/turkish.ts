/**
 * Folds case and diacritics and drops soft hyphens, so that "İmplant", "implant" and "ımplant" are equal.
 */
export const fold = (text: string): string =>
  text
    .toLocaleLowerCase("tr")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/[\p{M}\u00ad]/gu, "");

/** Slug of a Turkish name: "Işıklı İnley (Şeffaf)" gives "isikli-inley-seffaf". */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
