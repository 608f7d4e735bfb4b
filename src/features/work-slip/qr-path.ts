import { encode } from "uqr";

export interface QrDrawing {
  /** Width and height in modules, without the quiet zone. */
  size: number;
  /** SVG path data: one line, one module wide, per run of dark modules. */
  path: string;
}

/** Quiet zone in modules (ISO/IEC 18004). */
export const quietZone = 4;

/** Returns a QR code as path data, with error correction level M (15 %). */
export function qrPath(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`);
  });
  return { size, path: path.join("") };
}
