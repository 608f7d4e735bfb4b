import jsQR from "jsqr";
import { qrPath, quietZone } from "../../../../src/features/work-slip/qr-path";

/** The drawing's modules as pixels, white around it, and what a reader makes of them. */
function readBack(text: string): string | undefined {
  const { size, path } = qrPath(text);
  const side = size + 2 * quietZone;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = "", y = "", run = ""] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let i = 0; i < Number(run); i++) {
      const at = ((Number(y) + quietZone) * side + Number(x) + quietZone + i) * 4;
      pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each(["https://www.ornek.example/lamine-kron", `https://${"uzun-".repeat(12)}ad.example/urun`])(
  "the code of %s is read back",
  (address) => expect(readBack(address)).toBe(address),
);
