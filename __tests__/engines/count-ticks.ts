import sharp from "sharp";
import type { EnginePage } from "./engine.ts";

/** A drawn scale in the window, in CSS pixels. */
export interface Drawing {
  /** Along which way its ticks stand. */
  axis: "x" | "y";
  left: number;
  top: number;
  width: number;
  height: number;
  /** Ticks it should have. */
  wanted: number;
  ratio: number;
}

/** How much of the strongest tick's contrast a tick must have. */
const visible = 0.4;

/** Ticks that can be seen in a row of grey values: runs of what differs from the ground, the most frequent value. */
export function countRuns(row: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of row) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [ground = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const contrasts = row.map((value) => Math.abs(value - ground));
  const strongest = Math.max(...contrasts);
  if (strongest < 8) return 0;
  const isTick = contrasts.map((contrast) => contrast >= strongest * visible);
  return isTick.filter((tick, index) => tick && !isTick[index - 1]).length;
}

/** Ticks of a drawing that can be seen in the window, on a line that crosses the shortest of them. */
export async function countTicks(page: EnginePage, drawing: Drawing): Promise<number> {
  const { axis, ratio } = drawing;
  const image = sharp(await page.screenshot()).greyscale();
  const { width: imageWidth = 0, height: imageHeight = 0 } = await image.metadata();
  const across = 3;
  const place = {
    left: Math.round((drawing.left + (axis === "y" ? across : 0)) * ratio),
    top: Math.round((drawing.top + (axis === "x" ? across : 0)) * ratio),
    width: axis === "x" ? Math.round(drawing.width * ratio) : 1,
    height: axis === "y" ? Math.round(drawing.height * ratio) : 1,
  };
  place.width = Math.min(place.width, imageWidth - place.left);
  place.height = Math.min(place.height, imageHeight - place.top);
  const raw = await image.extract(place).raw().toBuffer();
  return countRuns([...raw]);
}
