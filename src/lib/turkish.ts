/** Lower case without Turkish marks, so that "İmplant", "implant" and "ımplant" are the same word. */
export function fold(text: string): string {
  return text.toLocaleLowerCase("tr-TR").replaceAll("ı", "i").normalize("NFD").replace(/\p{M}/gu, "");
}

/** A Turkish name as it stands in an address: "Işıklı İnley (Şeffaf)" is "isikli-inley-seffaf". */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
