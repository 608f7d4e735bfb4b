import type { z } from "zod";

/**
 * Parses a number; numbers are text inputs, because number inputs drop what they cannot parse.
 * @returns the text if it is none, which the content check rejects
 */
export function numberFrom(text: string): number | string {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** Pattern of a number and its error message. */
export function numberPattern({ isInt, maxValue }: z.ZodNumber): [pattern: string, message: string] {
  if (isInt) return ["^\\d+$", "Yalnız rakam yazın, örneğin 3."];
  // "1.500" is ambiguous: 1500 in Turkish, 1.5 to a parser.
  const isSmall = maxValue !== null && maxValue < 1000;
  return isSmall
    ? ["^-?\\d+(?:[.,]\\d+)?$", "Yalnız sayı yazın, örneğin 3 ya da 1,5."]
    : [
        "^(?!\\d{1,3}\\.\\d{3}$)-?\\d+(?:[.,]\\d+)?$",
        "Yalnız sayı yazın, örneğin 3 ya da 1,5. Bin ve üstünü noktasız yazın: 1500.",
      ];
}
