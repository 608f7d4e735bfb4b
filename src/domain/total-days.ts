/** "2 gün", "5–7 iş günü": working days, whichever way they are called. */
const written = /^(\d+)(?:\s*[–-]\s*(\d+))?\s+(?:iş günü|gün)$/;

/**
 * What the durations of steps that are written in days add up to.
 * @returns the days as a quantity and how many steps they are of; null where no step lasts days
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
