import { editDistance } from "./edit-distance";
import { fold } from "./turkish";

/** What a thing is found by, from what says most of it to what says least. */
export interface SearchTerms {
  readonly name: string;
  /** Other names it is known by. */
  readonly keywords?: readonly string[] | null;
  /** What it shares with others: its group, its materials. */
  readonly context?: readonly string[];
}

/** Words that are searched for alike. */
export interface Synonyms {
  readonly words: readonly string[];
  /** What is searched for in their place too; the words themselves unless given. */
  readonly means?: readonly string[] | null;
}

/** A function from what was typed to what it finds. */
export type Search<T> = (wanted: string) => T[];

/** The words of a text without case, Turkish marks and punctuation: "E.Max CAD" has "emax", "e", "max" and "cad". */
export function wordsOf(text: string): string[] {
  const pieces = fold(text).split(/\s+/);
  const words = pieces.flatMap((piece) => [piece.replace(/[^a-z0-9]/g, ""), ...piece.split(/[^a-z0-9]+/)]);
  return words.filter((word) => word !== "");
}

/** The words somebody typed, in order; punctuation within a word is none: "e.max" is "emax". */
const typedWords = (text: string): string[] =>
  fold(text)
    .split(/[\s/–-]+/)
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "");

/** Turkish suffixes of nouns, folded: plural, possessive, case ("kronlar", "protezinin", "plağa"). */
const suffix =
  /^(?:l[ae]r)?(?:s?[iu]|[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m)?(?:n?[iu]n|[yn]?[iu]|[yn]?[ae]|n?[dt][ae]n?)?$/;

/** Whether `typed` means `word`: its beginning, or the word with a suffix. */
const means = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (word.length >= 4 && typed.startsWith(word) && suffix.test(typed.slice(word.length)));

/** Whether one slip of a finger lies between `typed` and `word`, or the beginning of it that was typed so far. */
const isSlipOf = (typed: string, word: string): boolean =>
  typed.length >= 4 &&
  word.length >= typed.length - 1 &&
  [typed.length - 1, typed.length, typed.length + 1].some(
    (length) => editDistance(typed, word.slice(0, length)) <= 1,
  );

/**
 * A search over things, for Turkish readers: by the beginnings of words, in any case, with or without Turkish letters
 * ("ISKELET"), punctuation ("emax"), suffixes ("kronlar"), by synonyms and, where a word stands nowhere as typed, with one
 * typing error ("zirkonyun").
 * @returns a function from what was typed to the things that have most of its words, those that have them as typed
 *   and in the name first; all in their order where nothing was typed
 */
export function createSearch<T>(
  things: readonly T[],
  termsOf: (thing: T) => SearchTerms,
  synonyms: readonly Synonyms[] = [],
): Search<T> {
  const entries = things.map((thing) => {
    const { name, keywords, context } = termsOf(thing);
    const words = [[name], keywords ?? [], context ?? []].map((texts) => texts.flatMap(wordsOf));
    return { thing, name: typedWords(name).join(" "), words };
  });
  const vocabulary = [...new Set(entries.flatMap(({ words }) => words.flat()))];
  /** The words that a typed one may mean. */
  const meantBy = (typed: string) => {
    const alike = synonyms
      .filter(({ words }) => words.flatMap(wordsOf).some((word) => typed.length >= 3 && means(typed, word)))
      .flatMap(({ words, means: others }) => (others ?? words).flatMap(wordsOf));
    const found = vocabulary.filter((word) => [typed, ...alike].some((each) => means(each, word)));
    return new Set(found.length > 0 ? found : vocabulary.filter((word) => isSlipOf(typed, word)));
  };
  return (wanted) => {
    const typed = typedWords(wanted);
    if (typed.length === 0) return [...things];
    const sought = typed.join(" ");
    const meanings = typed.map((word) => ({ word, meant: meantBy(word) }));
    const found = entries.flatMap(({ thing, name, words }) => {
      const ranks = meanings.flatMap(({ word, meant }) => {
        const exact = words.findIndex((part) => part.includes(word));
        const near = words.findIndex((part) => part.some((other) => meant.has(other)));
        return exact >= 0 ? [exact] : near >= 0 ? [words.length + near] : [];
      });
      const rank = ranks.reduce((sum, each) => sum + each, name.startsWith(sought) ? -1 : 0);
      return ranks.length > 0 ? [{ thing, count: ranks.length, rank }] : [];
    });
    const most = Math.max(...found.map(({ count }) => count));
    return found
      .filter(({ count }) => count === most)
      .sort((a, b) => a.rank - b.rank)
      .map(({ thing }) => thing);
  };
}
