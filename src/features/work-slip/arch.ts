import type { CSSProperties } from "react";
import { percent } from "../../domain/percent";
import type { ToothRow } from "../../domain/teeth";

/** Size of a jaw in pixels, as on a phone of 390 px; the sheet has its ratio. */
const archBox = { width: 352, height: 428 } as const;

/** Pixels across the arch per millimetre of a tooth's depth. */
const depthScale = 5.2;

/** Half ellipses in pixels: half their width, their height, and their distance from the upper edge. */
const permanent = { across: 146, deep: 372, top: 26 };
const milk = { across: 82, deep: 220, top: 76 };

/** Points along the half ellipse from left to right, each with its distance from the left end and the angle of its normal (0 is up). */
function pointsOf({ across, deep, top }: typeof permanent) {
  let distance = 0;
  let [x, y] = [-across, deep];
  return Array.from({ length: 361 }, (_, step) => {
    const turn = ((step / 2 - 90) * Math.PI) / 180;
    const [nextX, nextY] = [across * Math.sin(turn), deep * (1 - Math.cos(turn))];
    distance += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
    const angle = Math.atan2(deep * Math.sin(turn), across * Math.cos(turn));
    return { x: archBox.width / 2 + x, y: top + y, angle, distance };
  });
}

/**
 * Places the teeth of a row side by side along their arch, in proportion to their widths.
 * @returns each with the properties that place it and its link to the tooth before
 */
export function placeTeeth({ teeth, isUpper, isMilk }: ToothRow) {
  const points = pointsOf(isMilk ? milk : permanent);
  const scale = (points.at(-1)?.distance ?? 0) / teeth.reduce((sum, { width }) => sum + width, 0);
  /** @param inward distance from the arch towards the tongue, in pixels */
  const styleAt = (distance: number, inward = 0) => {
    const point = points.find((each) => each.distance >= distance);
    const { x, y, angle } = point ?? { x: 0, y: 0, angle: 0 };
    const top = y + inward * Math.cos(angle);
    const degrees = Math.round((angle * 180) / Math.PI);
    return {
      "--left": percent((x - inward * Math.sin(angle)) / archBox.width),
      "--top": percent((isUpper ? top : archBox.height - top) / archBox.height),
      "--rotation": `${isUpper ? degrees : 180 - degrees}deg`,
    };
  };
  let start = 0;
  return teeth.map((tooth) => {
    const width = tooth.width * scale;
    const depth = tooth.depth * depthScale;
    const size = { "--width": percent(width / archBox.width), "--depth": percent(depth / archBox.height) };
    const style = { ...styleAt(start + width / 2), ...size } as CSSProperties;
    // Near the inner edges of large and small teeth alike; the ring is drawn nearer to the arch.
    const linkStyle = styleAt(start, depth * 0.23 + 8.7) as CSSProperties;
    start += width;
    return { ...tooth, style, linkStyle };
  });
}
