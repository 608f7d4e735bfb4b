import { fold } from "./turkish";
import { typosBetween } from "./typos";

/** What a thing is found by, from what says most of it to what says least. */
export interface SearchTerms {
  readonly name: string;
  /** Other names it is known by. */
  readonly keywords?: readonly string[] | null;
  /** What it shares with others: its group, its materials. */
  readonly context?: readonly string[];
}

const weights = { name: 1, keywords: 0.9, context: 0.6 } as const;

/** How surely a typed word means a word of the index; each only where none above it fits. */
const exact = 1;
const begun = (typed: string, word: string) => 0.7 + (0.2 * typed.length) / word.length;
const withSuffix = 0.75;
const within = 0.6;
const mistyped = (typos: number) => 0.5 - 0.1 * typos;

/** Letters of a word from which on another may hold it, or it may hold another. */
const shortestPart = 3;
const shortestStem = 4;

/** Typing errors that a word of so many letters may have. */
const typosFor = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The words of a text without case, Turkish marks and punctuation: "E.Max CAD" has "emax", "e", "max" and "cad". */
function wordsOf(text: string): Set<string> {
  const pieces = fold(text).split(/\s+/);
  const words = pieces.flatMap((piece) => [piece.replace(/[^a-z0-9]/g, ""), ...piece.split(/[^a-z0-9]+/)]);
  return new Set(words.filter((word) => word !== ""));
}

/** The words somebody typed, in order; punctuation within a word is none: "e.max" is "emax". */
const typedWords = (text: string): string[] =>
  fold(text)
    .split(/[\s/–-]+/)
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "");

/** How surely `typed` means `word` as it is written, 0 if it does not. */
function likeness(typed: string, word: string): number {
  if (word === typed) return exact;
  if (word.startsWith(typed)) return begun(typed, word);
  if (word.length >= shortestStem && typed.startsWith(word)) return withSuffix;
  return typed.length >= shortestPart && word.includes(typed) ? within : 0;
}

/** The things in which a word stands, by their places in the list, in order, each with the weight of where it stands. */
interface Occurrences {
  readonly places: number[];
  readonly weights: number[];
}

/** The words of a list of things, filled little by little. */
function createIndex<T>(termsOf: (thing: T) => SearchTerms) {
  const words = new Map<string, Occurrences>();
  const names: string[] = [];
  /** What many things share is taken apart once. */
  const known = new Map<string, ReadonlySet<string>>();
  const wordsIn = (text: string) => {
    const found = known.get(text) ?? wordsOf(text);
    known.set(text, found);
    return found;
  };
  /** Of several weights a word has in a thing, the first counts, which is the greatest. */
  const note = (texts: readonly string[], weight: number, place: number) => {
    for (const text of texts)
      for (const word of wordsIn(text)) {
        const { places, weights } = words.get(word) ?? { places: [], weights: [] };
        if (places.at(-1) === place) continue;
        places.push(place);
        weights.push(weight);
        words.set(word, { places, weights });
      }
  };
  const add = (thing: T) => {
    const { name, keywords, context } = termsOf(thing);
    const place = names.length;
    names.push(typedWords(name).join(" "));
    note([name], weights.name, place);
    note(keywords ?? [], weights.keywords, place);
    note(context ?? [], weights.context, place);
  };
  return { words, names, add };
}

type Index = Pick<ReturnType<typeof createIndex>, "words" | "names">;

/**
 * What a typed word is worth to each thing, by its place; 0 where it says nothing of it. Typing errors are looked for only
 * where the word as typed stands nowhere.
 */
function scoresOf(typed: string, { words, names }: Index): Float64Array {
  const scores = new Float64Array(names.length);
  let isFound = false;
  const count = ({ places, weights }: Occurrences, sureness: number) => {
    isFound = true;
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] ?? 0;
      scores[place] = Math.max(scores[place] ?? 0, sureness * (weights[i] ?? 0));
    }
  };
  for (const [word, occurrences] of words) {
    const sureness = likeness(typed, word);
    if (sureness > 0) count(occurrences, sureness);
  }
  const most = typosFor(typed);
  if (isFound || most === 0) return scores;
  for (const [word, occurrences] of words) {
    const typos = typosBetween(typed, word, most);
    if (typos <= most) count(occurrences, mistyped(typos));
  }
  return scores;
}

/** A function from what was typed to what it finds. */
export type Search<T> = (wanted: string) => T[];

function searchIn<T>(things: readonly T[], index: Index): Search<T> {
  return (wanted) => {
    const typed = typedWords(wanted);
    if (typed.length === 0) return [...things];
    const found = typed.map((word) => scoresOf(word, index));
    const sought = typed.join(" ");
    /** Places by their score: those that have all words, and those that have some. */
    const complete = new Map<number, number[]>();
    const partly = new Map<number, number[]>();
    for (let place = 0; place < things.length; place += 1) {
      let sum = 0;
      let words = 0;
      for (const scores of found) {
        const score = scores[place] ?? 0;
        sum += score;
        if (score > 0) words += 1;
      }
      if (words === 0) continue;
      const name = index.names[place] ?? "";
      const whole = name === sought ? 0.5 : name.startsWith(sought) ? 0.3 : 0;
      const ranked = words === typed.length ? complete : partly;
      const score = sum / typed.length + whole;
      const equal = ranked.get(score);
      if (equal) equal.push(place);
      else ranked.set(score, [place]);
    }
    return [...(complete.size > 0 ? complete : partly)]
      .sort(([a], [b]) => b - a)
      .flatMap(([, places]) => places.flatMap((place) => things[place] ?? []));
  };
}

/**
 * A search over things, for Turkish readers: in any case, with or without Turkish letters ("ISKELET"), punctuation
 * ("emax"), suffixes ("kronlar") and small typing errors ("zirkonyun").
 * @returns a function from what was typed to the things that have all its words, best first; where none has, those that
 *   have some; all in their order where nothing was typed
 */
export function createSearch<T>(things: readonly T[], termsOf: (thing: T) => SearchTerms): Search<T> {
  const index = createIndex(termsOf);
  for (const thing of things) index.add(thing);
  return searchIn(things, index);
}

/** Things that are taken apart between two breaths of the page: some milliseconds on a cheap phone. */
const atOnce = 30;

/** As `createSearch`, for a long list in a browser: made in short tasks, so that the page answers meanwhile. */
export async function prepareSearch<T>(
  things: readonly T[],
  termsOf: (thing: T) => SearchTerms,
): Promise<Search<T>> {
  const index = createIndex(termsOf);
  for (const [place, thing] of things.entries()) {
    if (place % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve));
    index.add(thing);
  }
  return searchIn(things, index);
}
