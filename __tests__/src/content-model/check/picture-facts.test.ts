import fc from "fast-check";
import sharp from "sharp";
import { pictureFacts } from "../../../../src/content-model/check/picture-facts";

const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const formats = ["jpeg", "png", "webp", "avif"] as const;

const draw = (format: (typeof formats)[number], orientation: number) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "white" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

/** The picture as a browser decodes it: rotated in all formats but WebP. */
const decodedBy = (format: string, orientation: number) =>
  orientation < 5 || format === "webp" ? { width: 30, height: 20 } : { width: 20, height: 30 };

test.each(formats)("the size of a turned %s is the one shown", async (format) => {
  for (const orientation of orientations) {
    const bytes = await draw(format, orientation);
    const { width, height } = pictureFacts(bytes, decodedBy(format, orientation)) ?? {};
    expect({ orientation, width, height }).toEqual({
      orientation,
      ...(await sharp(bytes).metadata()).autoOrient,
    });
  }
});

test.each(formats)("damaged %s files never throw", async (format) => {
  const bytes = await draw(format, 6);
  const damage = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(damage, { maxLength: 12 }), fc.nat(bytes.length), (damages, length) => {
      const damaged = Uint8Array.from(bytes);
      for (const [at, byte] of damages) damaged[at] = byte;
      expect(() => pictureFacts(damaged.subarray(0, length), undefined)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

test.each(["png", "avif"] as const)("%s files that lack their last bytes are not whole", async (format) => {
  const bytes = await draw(format, 1);
  const decoded = { width: 30, height: 20 };
  expect(pictureFacts(bytes, decoded)?.isWhole).toBe(true);
  expect(pictureFacts(bytes.subarray(0, -13), decoded)?.isWhole).toBe(false);
});
