/** Position of an event, as fractions of the axis. */
export interface AxisPosition {
  /** Position of its year. */
  mark: number;
  /** Position and width of its text. */
  text: number;
  width: number;
}

/** Widths of a text and of the gap between two, as fractions of the axis, which is at least 828 px long. */
const minWidth = 128 / 828;
const maxWidth = 0.18;
const gap = 16 / 828;

/** Moves texts apart, as little as possible, so that none overlap and the last ends with the axis. */
function apart(marks: readonly number[], width: number): number[] {
  const positions = [...marks];
  for (let i = 1; i < positions.length; i++)
    positions[i] = Math.max(positions[i] ?? 0, (positions[i - 1] ?? 0) + width + gap);
  let end = 1 + gap;
  for (let i = positions.length - 1; i >= 0; i--) {
    positions[i] = Math.min(positions[i] ?? 0, end - width - gap);
    end = positions[i] ?? 0;
  }
  return positions;
}

/** Events above or below the axis; undefined if the texts need more than its length. */
function side(marks: readonly number[]): AxisPosition[] | undefined {
  const width = Math.min(maxWidth, (1 + gap) / marks.length - gap);
  if (width < minWidth) return undefined;
  return apart(marks, width).map((text, i) => ({ mark: marks[i] ?? 0, text, width }));
}

/**
 * Positions of events on an axis true to scale, alternately above and below it. A text starts at its year, or
 * as near to it as its neighbours allow.
 * @param years in ascending order
 * @returns undefined if there is no room for all texts
 */
export function axisPositions(years: readonly number[]): AxisPosition[] | undefined {
  const first = Math.min(...years);
  const span = Math.max(...years) - first + 1;
  const marks = years.map((year) => (year - first) / span);
  const above = side(marks.filter((_, i) => i % 2 === 0));
  const below = side(marks.filter((_, i) => i % 2 === 1));
  if (!above || !below) return undefined;
  return marks.flatMap((_, i) => (i % 2 === 0 ? above : below)[Math.floor(i / 2)] ?? []);
}
