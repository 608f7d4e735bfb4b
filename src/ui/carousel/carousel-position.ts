/** The position after `steps` from `position`, going round a carousel of `count` slides. Positions start at 0. */
export function positionAfter(position: number, steps: number, count: number): number {
  return (((position + steps) % count) + count) % count;
}

/** How far the bar stands at a position: 0.25 at the first of four slides, 1 at the last. */
export function progressAt(position: number, count: number): number {
  return (position + 1) / count;
}

/** Steps a swipe asks for: 1 leftwards, -1 rightwards, 0 when it was too short or rather a scroll. Pixels. */
export function swipeSteps(dx: number, dy: number, shortest = 40): -1 | 0 | 1 {
  if (Math.abs(dx) < shortest || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
