import { dialledNumber, splitNumber } from "../../content-model/telephone";

interface Telephone {
  display: string;
}

/** Masks the last four digits, which must not be published: "0212 111 22 33 dahili 5" gives "0212 111 ** ** dahili 5". */
function maskedNumber(display: string): string {
  const { number, rest } = splitNumber(display);
  return number.replace(/\d(?=(?:\D*\d){0,3}\D*$)/g, "*") + rest;
}

const dialled = { type: "String!", resolve: ({ display }: Telephone) => dialledNumber(display) };

/** `masked` and `dialled` (RFC 3966) of telephones. */
export const telephoneForms = {
  SitePhone: {
    dialled,
    masked: { type: "String!", resolve: ({ display }: Telephone) => maskedNumber(display) },
  },
  NamedPhone: { dialled },
};
