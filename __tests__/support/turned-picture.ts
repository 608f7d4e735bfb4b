import sharp, { type Sharp } from "sharp";

/** Upside down, and lying: the others are mirrored or lie on the other side. */
export const orientations = [3, 6] as const;

type Orientation = (typeof orientations)[number];

/** Transformations of the stored pixels, inverse to each EXIF orientation. */
const store: Readonly<Record<Orientation, (shown: Sharp) => Sharp>> = {
  3: (shown) => shown.rotate(180),
  6: (shown) => shown.rotate(270),
};

/** A portrait picture as displayed: red above, blue below. */
export const shownSize = { width: 240, height: 480 };

/** A JPEG as phones store it, rotated by its EXIF orientation. */
export async function turnedPicture(orientation: Orientation): Promise<Buffer> {
  const { width, height } = shownSize;
  const half = { width, height: height / 2, channels: 3 as const, background: "#FF0000" };
  const shown = sharp({ create: { ...half, height, background: "#0000FF" } }).composite([
    { input: { create: half }, gravity: "north" },
  ]);
  // Composited before rotation.
  const stored = store[orientation](sharp(await shown.png().toBuffer()));
  return stored.withMetadata({ orientation }).jpeg().toBuffer();
}
