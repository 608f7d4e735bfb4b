/** Timing in milliseconds and steps, fixed by the specification. */
export const countUp = { duration: 2000, steps: 60, stagger: 200, threshold: 0.1 } as const;

/**
 * Step of a stat.
 * @param elapsed milliseconds since the first stat started
 * @param index position of the stat; each starts 200 ms after the previous
 * @returns 0 before it starts, 60 at the end
 */
export function stepAt(elapsed: number, index: number): number {
  const own = elapsed - index * countUp.stagger;
  return Math.min(Math.max(Math.floor((own * countUp.steps) / countUp.duration), 0), countUp.steps);
}

/** Number shown at a step: rounded while counting, exact at the end. */
export function valueAtStep(target: number, step: number): number {
  return step >= countUp.steps ? target : Math.floor((target * step) / countUp.steps);
}
