/**
 * A text with composed letters (NFC). Some editors and archives on macOS write "ç" as "c" and a cedilla, which equals no
 * other name, word or file.
 */
export const withComposedLetters = (text: string): string => text.normalize("NFC");

/** The same for all texts in a value, in place. */
export function composeLetters(value: object): void {
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === "string") Object.assign(value, { [key]: withComposedLetters(child) });
    else if (typeof child === "object" && child !== null) composeLetters(child);
  }
}
