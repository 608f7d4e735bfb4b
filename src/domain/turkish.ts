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

const lastVowel = (word: string) => word.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0] ?? "e";

/** The word in the middle of a sentence: "teslim" of "Teslim". */
export const inSentence = (word: string): string => word.charAt(0).toLocaleLowerCase("tr") + word.slice(1);

/** The word with the ablative suffix: "teslimden", "kargodan", "çıkıştan". */
export const ablative = (word: string): string =>
  `${word}${/[çfhkpsşt]$/.test(word) ? "t" : "d"}${"aıou".includes(lastVowel(word)) ? "an" : "en"}`;

/** The word with the possessive suffix of the third person: "teslimi", "kargosu", "sevkiyatı". */
export function possessive(word: string): string {
  const vowel = { a: "ı", ı: "ı", o: "u", u: "u", ö: "ü", ü: "ü" }[lastVowel(word)] ?? "i";
  if (/[aeıioöuü]$/.test(word)) return `${word}s${vowel}`;
  // A final k softens in words of several syllables.
  const stem = /[aeıioöuü].*[aeıioöuü]k$/.test(word) ? `${word.slice(0, -1)}ğ` : word;
  return `${stem}${vowel}`;
}
