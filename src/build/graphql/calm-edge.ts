import sharp from "sharp";
import { readPalette } from "../../content-model/brand-files";
import type { Context } from "./nodes";

export const calmEdgeType = "type CalmEdge @dontInfer { side: String! colours: [String!]! }";

/** Colours of an edge, from top to bottom. */
const rows = 12;
/** Width of an edge, as a share of the picture's. */
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
 * The side edge that can be continued beyond the picture, since no object crosses it.
 * @param ground page background, visible through transparent pixels
 */
export async function calmEdgeOf(
  file: string,
  ground: string,
): Promise<{ side: "left" | "right"; colours: string[] }> {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: ground })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: pictureWidth, height, channels } = info;
  const width = Math.max(1, Math.round(pictureWidth * strip));
  const coloursAt = async (left: number): Promise<Colour[]> => {
    const column = await sharp(data, { raw: { width: pictureWidth, height, channels } })
      .extract({ left, top: 0, width, height })
      .resize(1, rows, { fit: "fill" })
      .raw()
      .toBuffer();
    return Array.from({ length: rows }, (_, i) => [...column.subarray(i * 3, i * 3 + 3)]);
  };
  const [left, right] = await Promise.all([coloursAt(0), coloursAt(pictureWidth - width)]);
  return unrest(left) < unrest(right)
    ? { side: "left", colours: left.map(hex) }
    : { side: "right", colours: right.map(hex) };
}

/** Adds `calmEdge` to pictures. */
export const calmEdges = {
  ImageSharp: {
    calmEdge: {
      type: "CalmEdge!",
      resolve: ({ parent }: { parent: string }, _args: unknown, { nodeModel }: Context) => {
        const { absolutePath } = nodeModel.getNodeById({ id: parent }) as { absolutePath: string };
        return calmEdgeOf(absolutePath, readPalette().colours.bg.page);
      },
    },
  },
};
