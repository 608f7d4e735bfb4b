import type { Tooth, ToothRow } from "../../lib/teeth";

/** The box that holds a jaw, in pixels as a phone of 390 shows it, nearly. */
export const archBox = { width: 352, height: 428 } as const;

/** Pixels across the arch for each millimetre of a tooth's depth. */
const depthScale = 5.2;

/** Half an arch, front and side each a part of a circle, `front` and `side` their radii, which meet at `angle`. */
interface Curve {
  /** How far its middle stands below the edge of the box. */
  top: number;
  front: number;
  side: number;
  angle: number;
  /** Its length. */
  length: number;
}

const curveOf = (top: number, front: number, side: number, degrees: number, end: number): Curve => {
  const angle = (degrees * Math.PI) / 180;
  return { top, front, side, angle, length: front * angle + side * ((end * Math.PI) / 180 - angle) };
};

const permanentCurve = curveOf(26, 115, 1365, 77, 90);
const milkCurve = curveOf(73, 66, 584, 74, 90);

/** The point at a distance from the arch's middle, and which way its outer side looks: 0 is up. */
function pointOn({ top, front, side, angle }: Curve, distance: number) {
  const way = Math.abs(distance);
  const turn = Math.min(way / front, angle);
  const rest = angle + Math.max(0, way - front * angle) / side;
  const isSide = way > front * angle;
  const x = front * Math.sin(turn) + (isSide ? side * (Math.sin(rest) - Math.sin(angle)) : 0);
  const y = front * (1 - Math.cos(turn)) + (isSide ? side * (Math.cos(angle) - Math.cos(rest)) : 0);
  const sign = Math.sign(distance);
  return { x: archBox.width / 2 + sign * x, y: top + y, turn: sign * (isSide ? rest : turn) };
}

/** Where a part of the chart stands in the jaw's box, as the custom properties that its styles take. */
type Place = Readonly<Record<`--${string}`, string>>;

const short = (value: number): string => `${Math.round(value * 10) / 10}`;

const part = (length: number, of: number): string => `${short((length / of) * 100)}%`;

/** @param outward pixels from the arch towards the lips */
function placeOf(curve: Curve, isUpper: boolean, distance: number, outward = 0): Place {
  const { x, y, turn } = pointOn(curve, distance);
  const left = x + outward * Math.sin(turn);
  const top = y - outward * Math.cos(turn);
  const degrees = (turn * 180) / Math.PI;
  return {
    "--x": part(left, archBox.width),
    "--y": part(isUpper ? top : archBox.height - top, archBox.height),
    "--r": `${short(isUpper ? degrees : 180 - degrees)}deg`,
  };
}

/** A tooth of a row with its place, and that of what links it to the tooth before. */
export interface PlacedTooth extends Tooth {
  readonly place: Place;
  readonly linkPlace: Place;
}

/** The teeth of a row along their arch, as wide beside each other as teeth are. */
export function placeTeeth({ teeth, isUpper, isMilk }: ToothRow): PlacedTooth[] {
  const curve = isMilk ? milkCurve : permanentCurve;
  const sum = teeth.reduce((total, { width }) => total + width, 0);
  const scale = (2 * curve.length) / sum;
  let passed = -sum / 2;
  return teeth.map((tooth) => {
    const [begin, width, depth] = [passed * scale, tooth.width * scale, tooth.depth * depthScale];
    passed += tooth.width;
    return {
      ...tooth,
      place: {
        ...placeOf(curve, isUpper, begin + width / 2),
        "--w": part(width, archBox.width),
        "--d": part(depth, archBox.height),
      },
      linkPlace: placeOf(curve, isUpper, begin, -depth / 2),
    };
  });
}
