import type { CreateResolversArgs } from "gatsby";

interface Telephone {
  display: string;
}

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

/** `SitePhone.masked`. */
export function createMaskedNumber({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    SitePhone: {
      masked: { type: "String!", resolve: (source: Telephone) => maskedNumber(source.display) },
    },
  });
}
