import type { z } from "zod";

/**
 * Parses a number. Numbers have text inputs, because number inputs drop what they cannot parse.
 * @returns the text if it is no number; the content check rejects it
 */
export function numberFrom(text: string, schema?: z.ZodNumber): number | string {
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(text) && !mayBeThousands(text, schema);
  return isNumber ? Number(text.replace(",", ".")) : text;
}

/** "1.500" is 1500 in Turkish, 1.5 to a parser. */
function mayBeThousands(text: string, schema?: z.ZodNumber): boolean {
  const isSmall = !schema?.isInt && typeof schema?.maxValue === "number" && schema.maxValue < 1000;
  return !isSmall && /^-?\d{1,3}\.\d{3}$/.test(text);
}
