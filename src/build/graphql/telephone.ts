import { dialledNumber } from "../../content-model/telephone";

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

const e164 = { type: "String!", resolve: ({ display }: Telephone) => dialledNumber(display) };

/** `masked` and `e164`, the dialled form, of telephones. */
export const telephoneForms = {
  SitePhone: {
    e164,
    masked: { type: "String!", resolve: ({ display }: Telephone) => maskedNumber(display) },
  },
  NamedPhone: { e164 },
};
