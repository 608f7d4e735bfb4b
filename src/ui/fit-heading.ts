import { headingSizes } from "../theme/tokens";
import { longestWord } from "./longest-word";

/** Width of a letter of the headings' face as part of its size, seen in words of many wide letters. */
const letter = 0.43;

/** Pixels of the sizes, in the narrowest window of phones and in that where columns begin. */
const largest = { display: [52, 78], h1: [44, 61], h2: [34, 45] } as const;

/** Room of a number of the page's twelve columns, as part of the window, gutters and gaps left out, up to the page's width. */
const roomOf = (columns: number) => columns * 7.8 - 2;
const widestRoomOf = (columns: number) => columns * 6.58 - 1.5;

/**
 * The size of a heading whose longest word would not fit into its columns (`span` of twelve from 900 px on): as large as lets
 * it. Nothing where the usual size fits.
 */
export function fitHeading(title: string, style: keyof typeof headingSizes, span: number) {
  const width = longestWord(title) * letter;
  const [onPhones, inColumns] = largest[style];
  if (width * onPhones <= 280 && width * inColumns <= roomOf(span) * 9) return {};
  const within = (room: string) =>
    `min(${headingSizes[style]}, calc(${room} / ${Math.ceil(width * 100) / 100}))`;
  return {
    fontSize: {
      base: within("(100vw - 2.5rem)"),
      md: within(`min(${roomOf(span)}vw, ${widestRoomOf(span)}rem)`),
    },
  };
}
