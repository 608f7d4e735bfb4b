import type { Copy } from "../copy.ts";

/** The sample's pictures in the laboratory's colour. @returns false where the project cannot tint them */
export function tintPictures(_: Copy): boolean {
  return false;
}
