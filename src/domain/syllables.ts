/** Longer words do not fit into every column of a large heading. */
const longWord = /\p{L}{16,}/gu;

const vowels = "aeıioöuüâîû";

/** Minimum letters on either side of a break. */
const fewest = 4;

/**
 * Returns the indices at which the long words of a text may be divided: browsers without Turkish hyphenation,
 * Chrome among them, would break them anywhere.
 */
export const divisionsIn = (text: string): number[] =>
  [...text.matchAll(longWord)].flatMap(({ 0: word, index: start }) => {
    // In lower case, whose length differs for no Turkish letter.
    const areVowels = [...word.toLocaleLowerCase("tr")].map((letter) => vowels.includes(letter));
    // In Turkish a syllable has one vowel, and the last consonant before a vowel begins it.
    return areVowels.flatMap((isVowel, i) => {
      const begins = isVowel ? areVowels[i - 1] : areVowels[i + 1];
      return begins && i >= fewest && i <= areVowels.length - fewest ? [start + i] : [];
    });
  });
