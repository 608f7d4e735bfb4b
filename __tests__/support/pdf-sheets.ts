import { inflateSync } from "node:zlib";

/** A stream of a PDF as text; "" where it is not deflated. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}

/** Room on an A4 sheet between the margins of src/theme/print.css, at 96 pixels an inch. */
export const sheet = { width: 673, height: 1062 };

/** How many sheets a PDF has, whether it names its pages openly (Chromium) or in deflated streams (Firefox). */
export function sheetsIn(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?\bstream\r?\n([\s\S]*?)endstream/g)];
  const all = [text, ...streams.map(([, bytes = ""]) => inflated(Buffer.from(bytes, "latin1")))];
  return all.reduce((sum, part) => sum + (part.match(/\/Type\s*\/Page\b/g)?.length ?? 0), 0);
}
