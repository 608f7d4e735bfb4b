/** Timing of the count-up, in milliseconds and steps; the specification fixes them. */
export const countUp = { duration: 2000, steps: 60, stagger: 200, threshold: 0.1 } as const;

/**
 * The step a stat has reached.
 * @param elapsed milliseconds since the first stat started
 * @param index place of the stat; each starts 200 ms after the one before
 * @returns 0 before it starts, 60 at the end
 */
export function stepAt(elapsed: number, index: number): number {
  const own = elapsed - index * countUp.stagger;
  return Math.min(Math.max(Math.floor((own * countUp.steps) / countUp.duration), 0), countUp.steps);
}

/** The number shown at a step: whole numbers on the way, the exact target at the end. */
export function valueAtStep(target: number, step: number): number {
  return step >= countUp.steps ? target : Math.floor((target * step) / countUp.steps);
}
