/** Characters that no text needs: control characters, zero-width spaces and joiners, directions, line separators. */
const inAnyText =
  /(?![\t\n])[\p{Cc}\ufffe\uffff\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u034f/u;

/** Characters that running text may contain, but addresses and names must not, because they are compared exactly. */
const inNames = /[\u00a0\u00ad\u2000-\u200a\u202f\u205f\u3000]|[\ufe00-\ufe0f]/u;

/** A joiner within an emoji, its only use. */
const emojiJoiner =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu;

/** A text without the characters that no text needs. */
export const withoutUnseenSigns = (text: string): string =>
  text
    .split(emojiJoiner)
    .map((part) => part.replace(new RegExp(inAnyText, "gu"), ""))
    .join("\u200d");

/**
 * Finds the first invisible character.
 * @param isName whether the text is an address or a name
 */
export function unseenSignIn(text: string, isName: boolean): string | undefined {
  const shown = text.replace(emojiJoiner, "");
  const found = [inAnyText, ...(isName ? [inNames] : [])].flatMap((signs) => signs.exec(shown) ?? []);
  return found.sort((a, b) => shown.indexOf(a) - shown.indexOf(b))[0];
}
