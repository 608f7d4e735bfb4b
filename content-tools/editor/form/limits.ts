import { leastWidth } from "../../check/picture-problems";

/** What a picture should be like; the page warns before the save, the content check refuses the smallest. */
export interface PictureLimits {
  /** Below this width it is refused. */
  leastWidth: number;
  /** Below this width it is blurred on large screens. */
  goodWidth: number;
  /** Width by height: pictures narrower or wider than that lose much where the site crops them. */
  ratio: { least: number; good: number; most: number };
  /** Above this size an upload is slow and the repository grows for nothing. */
  mostBytes: number;
}

export const limitsOf = (): PictureLimits => ({
  leastWidth,
  goodWidth: 1600,
  ratio: { least: 4 / 3, good: 16 / 10, most: 16 / 9 },
  mostBytes: 4 * 2 ** 20,
});
