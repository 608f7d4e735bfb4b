import type { Tooth, ToothRow } from "../../domain/teeth";

/** The box that holds a jaw, in pixels as a phone of 390 shows it, nearly. */
export const archBox = { width: 352, height: 428 } as const;

/** Pixels across the arch for each millimetre of a tooth's depth. */
const depthScale = 5.2;

/** Half an ellipse from one end of the arch to the other: its half width, its height and how far below the edge it begins. */
const permanent = { across: 146, deep: 372, top: 26 };
const milk = { across: 82, deep: 220, top: 76 };

/** Points of the half ellipse, from the left end to the right one, with the way to them and which way they look: 0 is up. */
function pointsOf({ across, deep, top }: typeof permanent) {
  let way = 0;
  let [x, y] = [-across, deep];
  return Array.from({ length: 361 }, (_, step) => {
    const angle = ((step / 2 - 90) * Math.PI) / 180;
    const [nextX, nextY] = [across * Math.sin(angle), deep * (1 - Math.cos(angle))];
    way += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
    const turn = Math.atan2(deep * Math.sin(angle), across * Math.cos(angle));
    return { x: archBox.width / 2 + x, y: top + y, turn, way };
  });
}

const percent = (length: number, of: number): string => `${Math.round((length / of) * 1000) / 10}%`;

/** Custom properties that the styles of the chart take. */
type Placement = Readonly<Record<`--${string}`, string>>;

/** A tooth with its placement, and that of its link to the tooth before. */
export interface PlacedTooth extends Tooth {
  readonly placement: Placement;
  readonly linkPlacement: Placement;
}

/** Places the teeth of a row side by side along their arch, each as wide as it is. */
export function placeTeeth({ teeth, isUpper, isMilk }: ToothRow): PlacedTooth[] {
  const points = pointsOf(isMilk ? milk : permanent);
  const scale = (points.at(-1)?.way ?? 0) / teeth.reduce((sum, { width }) => sum + width, 0);
  /** @param outward pixels from the arch towards the lips */
  const placementAt = (way: number, outward = 0): Placement => {
    const { x, y, turn } = points.find((point) => point.way >= way) ?? { x: 0, y: 0, turn: 0 };
    const top = y - outward * Math.cos(turn);
    const degrees = Math.round((turn * 180) / Math.PI);
    return {
      "--x": percent(x + outward * Math.sin(turn), archBox.width),
      "--y": percent(isUpper ? top : archBox.height - top, archBox.height),
      "--r": `${isUpper ? degrees : 180 - degrees}deg`,
    };
  };
  let begin = 0;
  return teeth.map((tooth) => {
    const [width, depth, from] = [tooth.width * scale, tooth.depth * depthScale, begin];
    begin += width;
    return {
      ...tooth,
      placement: {
        ...placementAt(from + width / 2),
        "--w": percent(width, archBox.width),
        "--d": percent(depth, archBox.height),
      },
      linkPlacement: placementAt(from, -depth / 2),
    };
  });
}
