import type { CreateResolversArgs } from "gatsby";

interface Telephone {
  display: string;
}

/** A telephone number is one word to whoever reads it: its spaces do not break at the end of a line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** The last digits, which a page that must not give the number away hides. */
const hiddenDigits = 4;

/** "0352 000 00 00" as "0352 000 ** **". */
export function maskedNumber(display: string): string {
  let left = display.replace(/\D/g, "").length - hiddenDigits;
  return display.replace(/\d/g, (digit) => {
    left -= 1;
    return left >= 0 ? digit : "*";
  });
}

/** Telephone numbers as they are shown, and `SitePhone.masked`, the number with its last digits hidden. */
export function createTelephoneNumbers({ createResolvers }: CreateResolversArgs): void {
  const display = { resolve: (source: Telephone) => unbroken(source.display) };
  createResolvers({
    SitePhone: {
      display,
      masked: { type: "String!", resolve: (source: Telephone) => unbroken(maskedNumber(source.display)) },
    },
    NamedPhone: { display },
  });
}
