/** Words of more letters do not fit into every column of a large heading. */
const longWord = /\p{L}{16,}/gu;

/**
 * In Turkish a syllable has one vowel, and the last consonant before a vowel begins it. At least four letters
 * stay on either side.
 */
const boundary =
  /(?<=\p{L}{4})(?:(?=[^aeıioöuüâîû][aeıioöuüâîû]\p{L}{2})|(?<=[aeıioöuüâîû])(?=[aeıioöuüâîû]\p{L}{3}))/gu;

/**
 * Puts soft hyphens into long words: browsers without Turkish hyphenation, Chrome among them, would break
 * them anywhere.
 */
export const divideLongWords = (text: string): string =>
  text.replace(longWord, (word) => {
    // Matched in lower case, whose length differs for no Turkish letter.
    const lower = word.toLocaleLowerCase("tr");
    const ends = [...lower.matchAll(boundary)].map(({ index }) => index);
    return [0, ...ends].map((start, i) => word.slice(start, ends[i])).join("\u00ad");
  });
