/** A duration in working days, under either name: "2 gün", "5–7 iş günü". */
const written = /^(\d+)(?:\s*[–-]\s*(\d+))?\s+(?:iş günü|gün)$/;

/**
 * Sums the durations that are given in days.
 * @returns the total and the number of steps summed; null if no step is given in days
 */
export function totalDays(
  durations: readonly string[],
): { number: number; to: number | null; count: number } | null {
  const days = durations.flatMap((duration) => {
    const [, from, to = from] = written.exec(duration) ?? [];
    return from === undefined ? [] : [{ from: Number(from), to: Number(to) }];
  });
  if (days.length === 0) return null;
  const number = days.reduce((sum, { from }) => sum + from, 0);
  const to = days.reduce((sum, each) => sum + each.to, 0);
  return { number, to: to > number ? to : null, count: days.length };
}
