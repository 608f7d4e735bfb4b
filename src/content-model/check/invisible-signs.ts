import type { Words } from "./sentence";

/** Invisible characters that no text needs, with their names. */
const signs: readonly (readonly [name: string, characters: RegExp])[] = [
  ["sıfır genişlikte boşluk", /[\u200b\u2060\ufeff\u180e]/u],
  ["görünmeyen birleştirme işareti", /[\u034f\u200c\u200d]/u],
  ["yazı yönü işareti", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u],
  ["görünmeyen satır sonu", /[\u2028\u2029]/u],
  ["denetim karakteri", /(?![\t\n])[\p{Cc}\ufffe\uffff]/u],
  [
    "görünmeyen karakter",
    /[\u115f\u1160\u2061-\u2064\u206a-\u206f\u3164\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u,
  ],
];

/** Characters allowed in running text but not in addresses and names. */
const inTextOnly: typeof signs = [
  ["bölünmez boşluk", /[\u00a0\u202f]/u],
  ["alışılmadık boşluk", /[\u2000-\u200a\u205f\u3000]/u],
  ["görünmeyen heceleme işareti", /\u00ad/u],
  ["görünmeyen karakter", /[\ufe00-\ufe0f]/u],
];

/** A joiner within an emoji sequence, the only valid use. */
const emojiJoiner =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu;

interface InvisibleSign {
  /** "sıfır genişlikte boşluk", in a file with its code, "(U+200B)". */
  name: Words;
  /** Index in the text. */
  index: number;
  length: number;
}

/**
 * Finds the first invisible character.
 * @param isName whether the text is an address or a name, compared letter by letter
 */
export function invisibleSignIn(text: string, isName: boolean): InvisibleSign | undefined {
  // Replaced by a visible character of the same length to keep indices valid.
  const shown = text.replace(emojiJoiner, "+");
  const found = [...signs, ...(isName ? inTextOnly : [])].flatMap(([name, characters]) => {
    const match = characters.exec(shown);
    return match ? [{ name, index: match.index, character: match[0] }] : [];
  });
  const [first] = found.sort((a, b) => a.index - b.index);
  if (!first) return undefined;
  const { index, character } = first;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const name = { inFile: `${first.name} (U+${code})`, inForm: first.name };
  return { name, index, length: character.length };
}

/** Normalises a text as displayed: no invisible characters, uniform spaces, Unicode NFC. */
export const visiblePart = (text: string): string => {
  const sign = invisibleSignIn(text, true);
  if (!sign) return text.normalize("NFC");
  const rest = text.slice(sign.index + sign.length);
  const space = /\s/u.test(text.slice(sign.index, sign.index + 1)) ? " " : "";
  return `${text.slice(0, sign.index).normalize("NFC")}${space}${visiblePart(rest)}`;
};
