import type { z } from "zod";

/** How a number is written in a form: as in Turkish, with a comma. Number fields of browsers drop what they cannot read. */
export const numberText = (value: number): string => String(value).replace(".", ",");

/** The number a form's text stands for; the text itself where it is none, which the content check refuses. */
export function numberFrom(text: string): number | string {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** What the form accepts as a number, and what it says of anything else. */
export function numberPattern({ isInt, maxValue }: z.ZodNumber): [pattern: string, message: string] {
  if (isInt) return ["^\\d+$", "Yalnız rakam yazın, örneğin 3."];
  // "1.500" is one and a half thousand to a Turkish reader, and one and a half to a computer.
  const isSmall = maxValue !== null && maxValue < 1000;
  return isSmall
    ? ["^-?\\d+(?:[.,]\\d+)?$", "Yalnız sayı yazın, örneğin 3 ya da 1,5."]
    : [
        "^(?!\\d{1,3}\\.\\d{3}$)-?\\d+(?:[.,]\\d+)?$",
        "Yalnız sayı yazın, örneğin 3 ya da 1,5. Bin ve üstünü noktasız yazın: 1500.",
      ];
}
