import { readPalette } from "../../content-model/brand-files";
import type { Context } from "./nodes";

/**
 * A resolver of a field of pictures, computed from the picture's file.
 * @param compute gets the file's absolute path, and the page background, visible through transparent pixels
 */
export const fromPictureFile =
  <Value>(compute: (file: string, ground: string) => Promise<Value>) =>
  ({ parent }: { parent: string }, _args: unknown, { nodeModel }: Context): Promise<Value> => {
    const { absolutePath } = nodeModel.getNodeById({ id: parent }) as { absolutePath: string };
    return compute(absolutePath, readPalette().colours.bg.page);
  };
