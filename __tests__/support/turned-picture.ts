import sharp, { type Sharp } from "sharp";

/** Upside down, and on its side; the others are mirrored or on the other side. */
export const orientations = [3, 6] as const;

type Orientation = (typeof orientations)[number];

/** Transformations of the stored pixels, inverse to each EXIF orientation. */
const store: Readonly<Record<Orientation, (shown: Sharp) => Sharp>> = {
  3: (shown) => shown.rotate(180),
  6: (shown) => shown.rotate(270),
};

export const shownSize = { width: 240, height: 480 };

/** A portrait picture: red above, blue below. */
export function portrait({ width, height }: typeof shownSize): Sharp {
  const half = { width, height: height / 2, channels: 3 as const, background: "#FF0000" };
  return sharp({ create: { ...half, height, background: "#0000FF" } }).composite([
    { input: { create: half }, gravity: "north" },
  ]);
}

/** A JPEG of `shownSize` as phones store it, rotated by its EXIF orientation. */
export async function turnedPicture(orientation: Orientation): Promise<Buffer> {
  // Composited before rotation.
  const stored = store[orientation](sharp(await portrait(shownSize).png().toBuffer()));
  return stored.withMetadata({ orientation }).jpeg().toBuffer();
}
