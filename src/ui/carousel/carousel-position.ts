/** Position after `steps`, wrapping around `count` slides. Starts at 0. */
export function positionAfter(position: number, steps: number, count: number): number {
  return (((position + steps) % count) + count) % count;
}

/** Progress at a position: 0.25 at the first of four slides, 1 at the last. */
export function progressAt(position: number, count: number): number {
  return (position + 1) / count;
}

/** Shortest swipe in pixels. */
const shortest = 40;

/** Steps of a swipe in pixels: 1 to the left, -1 to the right, 0 if too short or mainly vertical. */
export function swipeSteps(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < shortest || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
