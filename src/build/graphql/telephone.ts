import type { CreateResolversArgs } from "gatsby";

interface Telephone {
  display: string;
}

/** Inserts no-break spaces into a telephone number. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** Last digits, masked where the number must not be published. */
const hiddenDigits = 4;

/** Masks a number: "0212 111 22 33" gives "0212 111 ** **". */
function maskedNumber(display: string): string {
  let left = display.replace(/\D/g, "").length - hiddenDigits;
  return display.replace(/\d/g, (digit) => {
    left -= 1;
    return left >= 0 ? digit : "*";
  });
}

/** Displayed telephone numbers, and `SitePhone.masked`. */
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
