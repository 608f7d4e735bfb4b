import sharp from "sharp";
import { photoBox } from "./drawing";

/** Where a photograph has to stay visible, in percent from its left and top. */
export interface Focus {
  x: number;
  y: number;
}

/** Raise it when this file changes what cards look like: it is part of their names. */
export const pictureVersion = 2;

/** The part of a photograph, once scaled to fill the box, that CSS would show at this `object-position`. */
export function cropOf(photo: { width: number; height: number }, { x, y }: Focus) {
  const scale = Math.max(photoBox.width / photo.width, photoBox.height / photo.height);
  const width = Math.ceil(photo.width * scale);
  const height = Math.ceil(photo.height * scale);
  return {
    width,
    height,
    left: Math.round(((width - photoBox.width) * x) / 100),
    top: Math.round(((height - photoBox.height) * y) / 100),
  };
}

/**
 * A card as JPEG.
 * @param drawing the card as SVG, without its photograph
 * @param photo path of the photograph
 */
export async function cardPicture(drawing: string, photo: string, focus: Focus): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const crop = cropOf({ width, height }, focus);
  const { data, info } = await sharp(photo)
    .resize(crop.width, crop.height, { fit: "fill" })
    .extract({ left: crop.left, top: crop.top, width: photoBox.width, height: photoBox.height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(Buffer.from(drawing))
    .composite([{ input: data, raw: info, left: photoBox.left, top: photoBox.top }])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
