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
};

/**
 * Lower case without Turkish marks, so that "İmplant", "implant" and "ımplant" are the same word. By a table, and by Unicode's
 * rules only where other marks are left: a search folds thousands of texts, which these take ten times as long for.
 */
export function fold(text: string): string {
  const plain = text.replace(/[IİıŞşĞğÇçÖöÜü]/g, (letter) => plainLetters[letter] ?? letter).toLowerCase();
  return /[\u0080-\uffff]/.test(plain) ? plain.normalize("NFD").replace(/\p{M}/gu, "") : plain;
}

/** A Turkish name as it stands in an address: "Işıklı İnley (Şeffaf)" is "isikli-inley-seffaf". */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The Turkish alphabet with the letters that foreign names bring, each where dictionaries put it. */
const alphabet = "0123456789aâbcçdefgğhıiîjklmnoöpqrsştuûüvwxyz";

/**
 * What a name is sorted by: names whose keys are in the order of their characters are in Turkish order (ç after c, ı before
 * i). Written out because `Intl.Collator` takes a cheap phone long to start.
 */
export const sortKeyOf = (name: string): string =>
  [...name.toLocaleLowerCase("tr-TR")]
    .map((letter) => String.fromCharCode(1 + Math.max(alphabet.indexOf(letter) + 1, 0)))
    .join("");
