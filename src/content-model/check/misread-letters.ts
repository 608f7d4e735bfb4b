/** A word whose letters were read in another encoding than they were written in, and what was meant. */
export interface MisreadWord {
  word: string;
  meant: string;
}

/** Turkish letters of a windows-1254 file that was read as windows-1252. */
const western: Readonly<Record<string, string>> = { þ: "ş", Þ: "Ş", ð: "ğ", Ð: "Ğ", ý: "ı", Ý: "İ" };

/** The first misread word of a text. */
export const misreadLetters = (text: string): MisreadWord | undefined =>
  (text.match(/\S+/g) ?? []).map(misreadWord).find((found) => found !== undefined);

function misreadWord(word: string): MisreadWord | undefined {
  const meant = utf8Meant(word) ?? westernMeant(word);
  return meant === undefined ? undefined : { word, meant };
}

/** Turkish endings, which foreign names do not have. */
const turkishEnding = /[lm]arý|lýk|nýn|dýr|sýz|ýlar|ýð/;

/** "Diþ" is "Diş". Names of other languages ("Nový", "Sigurðsson") begin with a capital letter of their own. */
function westernMeant(word: string): string | undefined {
  const isName = /^\P{L}*(?![ÐÝ])\p{Lu}/u.test(word) && !turkishEnding.test(word);
  const isMisread = /[þÞ]/.test(word) || (/[ðýÐÝ]/.test(word) && !isName);
  return isMisread ? word.replace(/[þÞðÐýÝ]/g, (letter) => western[letter] ?? letter) : undefined;
}

const upperBytes = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);

/** The byte behind each character of windows-1254, windows-1252 and Latin-1. */
const byteOf = new Map<string, number>([
  ...["windows-1254", "windows-1252"].flatMap((encoding) =>
    [...new TextDecoder(encoding).decode(upperBytes)].map((letter, i): [string, number] => [letter, 128 + i]),
  ),
  ...Array.from(upperBytes, (byte): [string, number] => [String.fromCharCode(byte), byte]),
]);

/** Non-ASCII characters of Turkish texts. Anything else is no sign of misreading: "DÜ’de" decodes to a Syriac letter. */
const turkish = /^[çğıöşüâîûéÇĞİÖŞÜÂÎÛ’‘“”–—…•·«»°×€©®™²³½]$/;

/** "DiÅŸ" is "Diş": its UTF-8, read a byte a letter. */
function utf8Meant(word: string): string | undefined {
  const meant = word.replace(/[ÂÃÄÅ]\P{ASCII}|â\P{ASCII}{2}/gu, (letters) => decoded(letters) ?? letters);
  return meant === word ? undefined : meant;
}

function decoded(letters: string): string | undefined {
  const bytes = Uint8Array.from(letters, (letter) => byteOf.get(letter) ?? 0);
  const text = new TextDecoder().decode(bytes);
  return turkish.test(text) ? text : undefined;
}
