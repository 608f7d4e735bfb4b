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

const ones = "sıfır bir iki üç dört beş altı yedi sekiz dokuz".split(" ");
const tens = "on yirmi otuz kırk elli".split(" ");

/** The last word of a spoken time: "sekiz" of "18.00", "otuz" of "08.30". */
function lastWordOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(".").map(Number);
  const number = minutes || hours;
  return (number % 10 === 0 ? tens[number / 10 - 1] : ones[number % 10]) ?? "sıfır";
}

const isBack = (word: string) => "aıou".includes(lastVowel(word));

/** A time with the dative suffix: "18.00’e", "16.00’ya". */
export function untilTime(time: string): string {
  const word = lastWordOf(time);
  return `${time}’${/[aeıioöuü]$/.test(word) ? "y" : ""}${isBack(word) ? "a" : "e"}`;
}

/** A time with the locative suffix: "08.00’de", "13.00’te", "09.30’da". */
export function atTime(time: string): string {
  const word = lastWordOf(time);
  return `${time}’${/[çfhkpsşt]$/.test(word) ? "t" : "d"}${isBack(word) ? "a" : "e"}`;
}

/** The word with the ablative suffix: "teslimden", "kargodan", "çıkıştan". */
export const ablative = (word: string): string =>
  `${word}${/[çfhkpsşt]$/.test(word) ? "t" : "d"}${isBack(word) ? "an" : "en"}`;

/** The word with the possessive suffix of the third person: "teslimi", "kargosu", "sevkiyatı". */
export function possessive(word: string): string {
  const vowel = { a: "ı", ı: "ı", o: "u", u: "u", ö: "ü", ü: "ü" }[lastVowel(word)] ?? "i";
  if (/[aeıioöuü]$/.test(word)) return `${word}s${vowel}`;
  // A final k softens in words of several syllables.
  const stem = /[aeıioöuü].*[aeıioöuü]k$/.test(word) ? `${word.slice(0, -1)}ğ` : word;
  return `${stem}${vowel}`;
}
