import sharp from "sharp";
import { fromPictureFile } from "./picture-file";

const hex = (bytes: Buffer) => `#${bytes.toString("hex")}`;

/** Rows into which a picture is divided: the first is so thin that it is the colour of the edge. */
const rows = 48;

/**
 * @param ground page background, visible through transparent pixels
 * @returns colours of the upper and the lower edge
 */
export async function placeholderColoursOf(file: string, ground: string): Promise<string[]> {
  const column = await sharp(file)
    .rotate()
    .flatten({ background: ground })
    .toColourspace("srgb")
    .resize(1, rows, { fit: "fill" })
    .raw()
    .toBuffer();
  return [hex(column.subarray(0, 3)), hex(column.subarray(-3))];
}

/** Adds `placeholderColours` to pictures: two colours for a gradient shown while loading. */
export const placeholderColours = {
  ImageSharp: {
    placeholderColours: {
      type: "[String!]!",
      resolve: fromPictureFile(placeholderColoursOf),
    },
  },
};
