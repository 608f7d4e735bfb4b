import sharp, { type Sharp } from "sharp";

export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type Orientation = (typeof orientations)[number];

/** Transformations of the stored pixels, inverse to each EXIF orientation. */
const store: Readonly<Record<Orientation, (shown: Sharp) => Promise<Buffer>>> = {
  1: (shown) => shown.png().toBuffer(),
  2: (shown) => shown.flop().png().toBuffer(),
  3: (shown) => shown.rotate(180).png().toBuffer(),
  4: (shown) => shown.flip().png().toBuffer(),
  5: async (shown) =>
    sharp(await shown.rotate(90).png().toBuffer())
      .flop()
      .toBuffer(),
  6: (shown) => shown.rotate(270).png().toBuffer(),
  7: async (shown) =>
    sharp(await shown.rotate(90).png().toBuffer())
      .flip()
      .toBuffer(),
  8: (shown) => shown.rotate(90).png().toBuffer(),
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
  const stored = await store[orientation](sharp(await shown.png().toBuffer()));
  return sharp(stored).withMetadata({ orientation }).jpeg().toBuffer();
}
