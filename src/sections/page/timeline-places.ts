/** Where an event stands, as parts of the axis from its beginning. */
export interface Place {
  /** Its year. */
  mark: number;
  /** Its words, beside or above their mark, and how wide they are. */
  text: number;
  width: number;
}

/** Widths of a text, and the gap between two, as parts of the axis: it is 828 px long where it is shortest. */
const least = 128 / 828;
const most = 0.18;
const gap = 16 / 828;

/** Moves texts of a width apart, as little as possible, so that the last ends with the axis. */
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

/** One side of the axis; undefined where its texts need more than the axis. */
function side(marks: readonly number[]): Place[] | undefined {
  const width = Math.min(most, (1 + gap) / marks.length - gap);
  if (width < least) return undefined;
  return apart(marks, width).map((text, i) => ({ mark: marks[i] ?? 0, text, width }));
}

/**
 * Places of events on an axis that is true to scale and as many years long as they span: above it the first, below it the
 * second and so on in turn. A text stands at its year, or as near as its neighbours leave it room.
 * @param years from the first on
 * @returns undefined where there is no room for all texts
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
