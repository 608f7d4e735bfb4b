import { encode } from "uqr";

export interface QrDrawing {
  /** Width and height in modules, without the quiet zone around it. */
  size: number;
  /** Lines of one module's width: one for each run of dark modules. */
  path: string;
}

/** White around a code that readers need, in modules (ISO/IEC 18004). */
export const quietZone = 4;

/** A QR code as the path of a drawing, with which a fold or a stain of a seventh of it does no harm. */
export function qrPath(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`);
  });
  return { size, path: path.join("") };
}
