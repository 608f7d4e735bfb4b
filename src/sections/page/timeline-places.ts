import { longestWord } from "../../ui/longest-word";

/** Where an event stands, as parts of the axis from its beginning. */
export interface Place {
  /** Its year. */
  mark: number;
  /** Its words, beside or above their mark, and how wide they are. */
  text: number;
  width: number;
}

interface Event {
  readonly year: number;
  readonly title: string;
  readonly description: string;
}

/** Widths in pixels: of the axis where it is shortest, of a year, of a letter of a title and of a description, of a gap. */
const pixels = { axis: 828, year: 76, title: 9.6, description: 8.4, gap: 16 };
/** The longest that browsers do not hyphenate in a description (`hyphenate-limit-chars`). */
const undivided = 9;
/** How much of the axis words take where nothing is in their way. */
const comfortable = 0.2;

/** The narrowest column that divides no word. */
function leastWidth({ title, description }: Event): number {
  const words = [
    pixels.year,
    longestWord(title) * pixels.title,
    Math.min(longestWord(description), undivided) * pixels.description,
  ];
  return Math.max(...words) / pixels.axis;
}

const gap = pixels.gap / pixels.axis;

/** Moves texts apart, as little as can be, so that each has its width and all end with the axis. */
function apart(marks: readonly number[], widths: readonly number[]): number[] {
  const places = [...marks];
  for (let i = 1; i < places.length; i++)
    places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + (widths[i - 1] ?? 0));
  let end = 1;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] ?? 0, end - (widths[i] ?? 0));
    end = places[i] ?? 0;
  }
  return places;
}

/** As `apart`, with the widest texts that move no more of them than the narrowest do. */
function roomiest(marks: readonly number[], least: readonly number[], most: readonly number[]): number[] {
  const moved = (places: readonly number[]) => places.filter((place, i) => place !== marks[i]).length;
  const needed = apart(marks, least);
  if (moved(needed) === 0) return needed;
  for (let part = 1; part > 0; part -= 0.125) {
    const places = apart(
      marks,
      least.map((width, i) => width + part * ((most[i] ?? width) - width)),
    );
    if (moved(places) === moved(needed)) return places;
  }
  return needed;
}

/** One side of the axis; undefined where its texts need more than the axis. */
function side(events: readonly Event[], markOf: (year: number) => number): Place[] | undefined {
  const marks = events.map(({ year }) => markOf(year));
  const least = events.map((event, i) => leastWidth(event) + (i < events.length - 1 ? gap : 0));
  const needed = least.reduce((sum, width) => sum + width, 0);
  if (needed > 1) return undefined;
  const spare = (1 - needed) / events.length;
  const texts = roomiest(
    marks,
    least,
    least.map((width) => Math.max(width, Math.min(comfortable, width + spare))),
  );
  return texts.map((text, i) => {
    const next = texts[i + 1];
    const room = next === undefined ? 1 - text : next - gap - text;
    const most = next === undefined ? comfortable : comfortable - gap;
    return { mark: marks[i] ?? 0, text, width: Math.min(room, Math.max(most, least[i] ?? 0)) };
  });
}

/**
 * Places of events on an axis that is true to scale and as many years long as they span: above it the first, below it the
 * second and so on in turn. A text stands at its year, or as near as its neighbours leave it room.
 * @param events from the oldest on
 * @returns undefined where there is no room for all words
 */
export function placesOf(events: readonly Event[]): Place[] | undefined {
  const years = events.map(({ year }) => year);
  const first = Math.min(...years);
  const span = Math.max(...years) - first + 1;
  const markOf = (year: number) => (year - first) / span;
  const above = side(
    events.filter((_, i) => i % 2 === 0),
    markOf,
  );
  const below = side(
    events.filter((_, i) => i % 2 === 1),
    markOf,
  );
  if (!above || !below) return undefined;
  return events.flatMap((_, i) => (i % 2 === 0 ? above : below)[Math.floor(i / 2)] ?? []);
}
