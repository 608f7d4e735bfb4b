/** Position of an event, as fractions of the axis. */
export interface Place {
  /** Position of its year. */
  mark: number;
  /** Position and width of its text. */
  text: number;
  width: number;
}

/** Widths of a text and of the gap between two, as fractions of the axis, which is at least 828 px long. */
const least = 128 / 828;
const most = 0.18;
const gap = 16 / 828;

/** Moves texts apart, as little as possible, so that none overlap and the last ends with the axis. */
function apart(marks: readonly number[], width: number): number[] {
  const places = [...marks];
  for (let i = 1; i < places.length; i++)
    places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + width + gap);
  let end = 1 + gap;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] ?? 0, end - width - gap);
    end = places[i] ?? 0;
  }
  return places;
}

/** Events above or below the axis; undefined if the texts need more than its length. */
function side(marks: readonly number[]): Place[] | undefined {
  const width = Math.min(most, (1 + gap) / marks.length - gap);
  if (width < least) return undefined;
  return apart(marks, width).map((text, i) => ({ mark: marks[i] ?? 0, text, width }));
}

/**
 * Positions of events on an axis true to scale, alternately above and below it. A text starts at its year, or
 * as near to it as its neighbours allow.
 * @param years in ascending order
 * @returns undefined if there is no room for all texts
 */
export function placesOf(years: readonly number[]): Place[] | undefined {
  const first = Math.min(...years);
  const span = Math.max(...years) - first + 1;
  const marks = years.map((year) => (year - first) / span);
  const above = side(marks.filter((_, i) => i % 2 === 0));
  const below = side(marks.filter((_, i) => i % 2 === 1));
  if (!above || !below) return undefined;
  return marks.flatMap((_, i) => (i % 2 === 0 ? above : below)[Math.floor(i / 2)] ?? []);
}
