import { editDistance } from "./edit-distance";
import { fold } from "./turkish";

/** Searchable texts, from most to least relevant. */
export interface SearchTerms {
  readonly name: string;
  readonly keywords?: readonly string[] | null;
  /** Shared attributes: group, materials. */
  readonly context?: readonly string[];
  /** Everything else. */
  readonly notes?: readonly string[];
}

/** Words that are searched as synonyms of each other. */
interface Synonyms {
  readonly words: readonly string[];
  /** Words searched instead; defaults to the words themselves. */
  readonly means?: readonly string[] | null;
}

/** A search function: query to results, among all things or only those that `among` accepts. */
export type Search<T> = (wanted: string, among?: (thing: T) => boolean) => T[];

/**
 * Normalised words of a text, without case, diacritics and punctuation: "E.Max CAD" gives "emax", "e", "max"
 * and "cad".
 */
export function searchWords(text: string): string[] {
  const pieces = fold(text).split(/\s+/);
  const words = pieces.flatMap((piece) => [piece.replace(/[^a-z0-9]/g, ""), ...piece.split(/[^a-z0-9]+/)]);
  return words.filter((word) => word !== "");
}

/**
 * Normalised words of a query, in order. Apostrophes and the dot of an abbreviation are dropped: "e.max" gives
 * "emax"; other punctuation separates words.
 */
const typedWords = (text: string): string[] =>
  fold(text)
    .replace(/([a-z0-9]{2})\.(?=[a-z0-9]{2})/g, "$1 ")
    .split(/[^a-z0-9.'’]+/)
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "");

/** Whether a query has words to search for. */
export const hasWords = (text: string): boolean => typedWords(text).length > 0;

/** Normalised Turkish noun suffixes: plural, possessive, case ("kronlar", "protezinin", "plağa"). */
const suffix =
  /^(?:l[ae]r)?(?:s?[iu]|[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m)?(?:n?[iu]n|[yn]?[iu]|[yn]?[ae]|n?[dt][ae]n?)?$/;

/** Length from which on the beginning of a word is enough, and a typing error forgiven. */
const longWord = 5;

/** Whether `typed` is `word`, without or with a suffix. */
const isWord = (typed: string, word: string): boolean =>
  typed === word || (word.length >= 4 && typed.startsWith(word) && suffix.test(typed.slice(word.length)));

/** Whether `typed` is a prefix of `word`, or `word` with a suffix. */
const means = (typed: string, word: string): boolean => word.startsWith(typed) || isWord(typed, word);

/** Length from which on a typing error is forgiven in the beginning of a word too: "kanal" is not "kapalı". */
const veryLongWord = 7;

/** Whether `typed` is one typing error away from `word` or, if it is very long, from its prefix. */
function isTypoOf(typed: string, word: string): boolean {
  if (typed.length < longWord || word.length < typed.length - 1) return false;
  const lengths =
    typed.length < veryLongWord ? [word.length] : [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => editDistance(typed, word.slice(0, length)) <= 1);
}

/**
 * Creates a search for Turkish readers: matches words in any case, with or without Turkish letters ("ISKELET"),
 * punctuation ("emax") and suffixes ("kronlar"), and synonyms. Of five letters on it also matches beginnings,
 * and words with one typing error ("zirkonyun") if nothing else matches and the query has no digits; of shorter
 * words only the last one's beginning, which may still be typed.
 * @returns a function from a query to the items that match most of its words; exact matches and matches in
 * the name come first; an empty query returns all items in order
 */
export function createSearch<T>(
  things: readonly T[],
  termsOf: (thing: T) => SearchTerms,
  synonyms?: readonly Synonyms[] | null,
): Search<T> {
  const entries = things.map((thing) => {
    const { name, keywords, context, notes } = termsOf(thing);
    const words = [[name], keywords ?? [], context ?? [], notes ?? []].map((texts) =>
      texts.flatMap(searchWords),
    );
    return { thing, name: typedWords(name).join(" "), words };
  });
  const vocabulary = [...new Set(entries.flatMap(({ words }) => words.flat()))];
  /** Words of the vocabulary that a query word matches. */
  const meantBy = (typed: string, { isLast, hasDigits }: { isLast: boolean; hasDigits: boolean }) => {
    const alike = (synonyms ?? [])
      .filter(({ words }) =>
        words.flatMap(searchWords).some((word) => typed.length >= 3 && means(typed, word)),
      )
      .flatMap(({ words, means: others }) => (others ?? words).flatMap(searchWords));
    const found = (matches: (wanted: string, word: string) => boolean) =>
      vocabulary.filter((word) => matches(typed, word) || alike.some((each) => means(each, word)));
    const whole = found(typed.length < longWord ? isWord : means);
    if (whole.length > 0) return new Set(whole);
    if (isLast && typed.length < longWord) return new Set(found(means));
    return new Set(hasDigits ? [] : vocabulary.filter((word) => isTypoOf(typed, word)));
  };
  return (wanted, among = () => true) => {
    const typed = typedWords(wanted);
    if (typed.length === 0) return things.filter(among);
    const sought = typed.join(" ");
    const hasDigits = /\d/.test(sought);
    const meanings = typed.map((word, i) => ({
      word,
      meant: meantBy(word, { isLast: i === typed.length - 1, hasDigits }),
    }));
    // "on" and "4" of "all-on-4" find nothing by themselves.
    const isTooShort = (word: string) => word.length < 3 && typed.some(({ length }) => length >= 3);
    const found = entries.flatMap(({ thing, name, words }) => {
      const matches = meanings.flatMap(({ word, meant }) => {
        const exact = words.findIndex((part) => part.includes(word));
        const near = words.findIndex((part) => part.some((other) => meant.has(other)));
        const rank = exact >= 0 ? exact : words.length + near;
        return exact >= 0 || near >= 0 ? [{ word, rank }] : [];
      });
      if (!among(thing) || matches.every(({ word }) => isTooShort(word))) return [];
      const first = name.startsWith(sought) ? -1 : 0;
      return [{ thing, count: matches.length, rank: matches.reduce((sum, { rank }) => sum + rank, first) }];
    });
    const maxCount = Math.max(...found.map(({ count }) => count));
    return found
      .filter(({ count }) => count === maxCount)
      .sort((a, b) => a.rank - b.rank)
      .map(({ thing }) => thing);
  };
}
