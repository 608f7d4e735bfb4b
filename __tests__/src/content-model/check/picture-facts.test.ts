import fc from "fast-check";
import sharp from "sharp";
import { pictureFacts } from "../../../../src/content-model/check/picture-facts";

test.each(["jpeg", "png", "webp", "avif"] as const)("damaged %s files never throw", async (format) => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "white" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
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
