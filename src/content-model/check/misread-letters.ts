/** A word decoded with the wrong encoding, and the intended word. */
export interface MisreadWord {
  word: string;
  meant: string;
}

/** Turkish letters of a windows-1254 file decoded as windows-1252. */
const western: Readonly<Record<string, string>> = { þ: "ş", Þ: "Ş", ð: "ğ", Ð: "Ğ", ý: "ı", Ý: "İ" };

/** Finds the first wrongly decoded word of a text. */
export const misreadLetters = (text: string): MisreadWord | undefined =>
  (text.match(/\S+/g) ?? []).map(misreadWord).find((found) => found !== undefined);

function misreadWord(word: string): MisreadWord | undefined {
  const meant = utf8Meant(word) ?? westernMeant(word);
  return meant === undefined ? undefined : { word, meant };
}

/** Turkish suffixes, which foreign names do not have. */
const turkishEnding = /[lm]arý|lýk|nýn|dýr|sýz|ýlar|ýð/;

/** "Diþ" is "Diş". Foreign names ("Nový", "Sigurðsson") are capitalised. */
function westernMeant(word: string): string | undefined {
  const isName = /^\P{L}*(?![ÐÝ])\p{Lu}/u.test(word) && !turkishEnding.test(word);
  const isMisread = /[þÞ]/.test(word) || (/[ðýÐÝ]/.test(word) && !isName);
  return isMisread ? word.replace(/[þÞðÐýÝ]/g, (letter) => western[letter] ?? letter) : undefined;
}

const upperBytes = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);

/** Byte value of each character in windows-1254, windows-1252 and Latin-1. */
const byteOf = new Map<string, number>([
  ...["windows-1254", "windows-1252"].flatMap((encoding) =>
    [...new TextDecoder(encoding).decode(upperBytes)].map((letter, i): [string, number] => [letter, 128 + i]),
  ),
  ...Array.from(upperBytes, (byte): [string, number] => [String.fromCharCode(byte), byte]),
]);

/**
 * Non-ASCII characters of Turkish texts. Other results are no sign of wrong decoding: "DÜ’de" decodes to a
 * Syriac letter.
 */
const turkish = /^[çğıöşüâîûéÇĞİÖŞÜÂÎÛ’‘“”–—…•·«»°×€©®™²³½]$/;

/** "DiÅŸ" is "Diş": UTF-8 decoded as a single-byte encoding. */
function utf8Meant(word: string): string | undefined {
  const meant = word.replace(/[ÂÃÄÅ]\P{ASCII}|â\P{ASCII}{2}/gu, (letters) => decoded(letters) ?? letters);
  return meant === word ? undefined : meant;
}

function decoded(letters: string): string | undefined {
  const bytes = Uint8Array.from(letters, (letter) => byteOf.get(letter) ?? 0);
  const text = new TextDecoder().decode(bytes);
  return turkish.test(text) ? text : undefined;
}
