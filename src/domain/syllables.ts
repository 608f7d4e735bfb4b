/** Words of more letters do not fit into every column of a large heading. */
const longWord = /\p{L}{16,}/gu;

/**
 * In Turkish a syllable has one vowel, and the last consonant before a vowel begins it. At least four letters
 * stay on either side.
 */
const boundary =
  /(?<=\p{L}{4})(?:(?=[^aeıioöuüâîû][aeıioöuüâîû]\p{L}{2})|(?<=[aeıioöuüâîû])(?=[aeıioöuüâîû]\p{L}{3}))/gu;

/**
 * Returns the indices at which the long words of a text may be divided: browsers without Turkish hyphenation,
 * Chrome among them, would break them anywhere.
 */
export const divisionsIn = (text: string): number[] =>
  [...text.matchAll(longWord)].flatMap(({ 0: word, index: start }) =>
    // Matched in lower case, whose length differs for no Turkish letter.
    [...word.toLocaleLowerCase("tr").matchAll(boundary)].map(({ index }) => start + index),
  );
