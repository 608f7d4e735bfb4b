const plainLetters: Readonly<Record<string, string>> = {
  I: "i",
  İ: "i",
  ı: "i",
  Ş: "s",
  ş: "s",
  Ğ: "g",
  ğ: "g",
  Ç: "c",
  ç: "c",
  Ö: "o",
  ö: "o",
  Ü: "u",
  ü: "u",
  "\u00ad": "",
};

/**
 * Folds case and Turkish diacritics and drops soft hyphens, so that "İmplant", "implant" and "ımplant" are equal. Uses a table, and
 * Unicode normalisation only for other diacritics, because a search folds thousands of texts.
 */
export function fold(text: string): string {
  const plain = text
    .replace(/[IİıŞşĞğÇçÖöÜü\u00ad]/g, (letter) => plainLetters[letter] ?? letter)
    .toLowerCase();
  return /[\u0080-\uffff]/.test(plain) ? plain.normalize("NFD").replace(/\p{M}/gu, "") : plain;
}

/** Slug of a Turkish name: "Işıklı İnley (Şeffaf)" gives "isikli-inley-seffaf". */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The Turkish alphabet, with foreign letters in dictionary position. */
const alphabet = "0123456789aâbcçdefgğhıiîjklmnoöpqrsştuûüvwxyz";

/**
 * Sort key in Turkish alphabetical order (ç after c, ı before i). Written by hand because `Intl.Collator` is
 * slow to start on cheap phones.
 */
export const sortKeyOf = (name: string): string =>
  [...name.toLocaleLowerCase("tr-TR")]
    .map((letter) => String.fromCharCode(1 + Math.max(alphabet.indexOf(letter) + 1, 0)))
    .join("");
