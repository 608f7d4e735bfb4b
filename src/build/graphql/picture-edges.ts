import sharp from "sharp";
import { fromPictureFile } from "./picture-file";

export const pictureEdgesType =
  "type PictureEdges @dontInfer { upper: [String!]! side: String! beside: [String!]! }";

/** Colours of the upper edge, from left to right, and of a side, from top to bottom. */
const columns = 5;
const rows = 12;
/** Breadth of an edge, as a share of the picture's. */
const strip = 0.01;

type Colour = readonly number[];

const hex = (colour: Colour) => `#${Buffer.from(colour).toString("hex")}`;

/** The largest step between neighbouring colours: large where an object crosses the edge. */
const unrest = (colours: readonly Colour[]) =>
  Math.max(
    ...colours
      .slice(1)
      .flatMap((colour, i) => colour.map((value, j) => Math.abs(value - (colours[i]?.[j] ?? 0)))),
  );

/**
 * Colours that continue a picture beyond its edges: `upper` above it, `beside` at the side that no object crosses.
 * @param ground page background, visible through transparent pixels
 */
export async function edgesOf(file: string, ground: string) {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: ground })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const part = { left: 0, top: 0, width, height };
  const coloursOf = async (edge: Partial<typeof part>, across: number, down: number): Promise<Colour[]> => {
    const pixels = await sharp(data, { raw: { width, height, channels } })
      .extract({ ...part, ...edge })
      .resize(across, down, { fit: "fill", kernel: "linear" })
      .raw()
      .toBuffer();
    return Array.from({ length: across * down }, (_, i) => [...pixels.subarray(i * 3, i * 3 + 3)]);
  };
  const breadth = (of: number) => Math.max(1, Math.round(of * strip));
  const side = { width: breadth(width) };
  const [upper, left, right] = await Promise.all([
    coloursOf({ height: breadth(height) }, columns, 1),
    coloursOf(side, 1, rows),
    coloursOf({ ...side, left: width - side.width }, 1, rows),
  ]);
  const calm =
    unrest(left) < unrest(right) ? { side: "left", beside: left } : { side: "right", beside: right };
  return { upper: upper.map(hex), side: calm.side, beside: calm.beside.map(hex) };
}

/** Adds `edges` to pictures. */
export const pictureEdges = {
  ImageSharp: {
    edges: {
      type: "PictureEdges!",
      resolve: fromPictureFile(edgesOf),
    },
  },
};
