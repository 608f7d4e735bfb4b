import type { CreateResolversArgs } from "gatsby";
import sharp from "sharp";
import { readPalette } from "../../content-model/brand-files";
import type { Context } from "./nodes";

/** Shortest CSS colour, "#bcd", which is precise enough for a placeholder. */
const shortHex = (bytes: Buffer) =>
  `#${[...bytes].map((byte) => Math.round(byte / 17).toString(16)).join("")}`;

/**
 * @param ground page background, visible through transparent pixels
 * @returns average colours of the upper and lower half
 */
export async function placeholderColoursOf(file: string, ground: string): Promise<string[]> {
  if (await isTransparent(file)) return [ground, ground];
  const halves = await sharp(file)
    .rotate()
    .removeAlpha()
    .toColourspace("srgb")
    .resize(1, 2, { fit: "fill" })
    .raw()
    .toBuffer();
  return [shortHex(halves.subarray(0, 3)), shortHex(halves.subarray(3, 6))];
}

async function isTransparent(file: string): Promise<boolean> {
  const { hasAlpha } = await sharp(file).metadata();
  return hasAlpha && !(await sharp(file).stats()).isOpaque;
}

/** Adds `placeholderColours` to pictures: two colours for a gradient shown while loading. */
export function createPlaceholderColours({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    ImageSharp: {
      placeholderColours: {
        type: "[String!]!",
        resolve: ({ parent }: { parent: string }, _args: unknown, { nodeModel }: Context) => {
          const { absolutePath } = nodeModel.getNodeById({ id: parent }) as { absolutePath: string };
          return placeholderColoursOf(absolutePath, readPalette().colours.bg.page);
        },
      },
    },
  });
}
