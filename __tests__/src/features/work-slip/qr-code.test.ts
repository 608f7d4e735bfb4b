import jsQR from "jsqr";
import { qrPath } from "../../../../src/features/work-slip/qr-code";

/** Decodes the drawing after painting its modules as pixels. */
function readBack(text: string): string | undefined {
  const { size, path } = qrPath(text);
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)\.5h1/g)) {
    const at = (Number(y) * size + Number(x)) * 4;
    pixels.fill(0, at, at + 3);
  }
  return jsQR(pixels, size, size)?.data;
}

test.each(["https://www.ornek.example/lamine-kron", `https://${"uzun-".repeat(12)}ad.example/urun`])(
  "the code of %s is read back",
  (address) => expect(readBack(address)).toBe(address),
);
