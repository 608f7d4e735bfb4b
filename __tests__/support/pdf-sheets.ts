import { inflateSync } from "node:zlib";

/** A stream of a PDF as text; "" if it is not deflated. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}

/** Printable area of an A4 sheet within the margins of src/theme/print.css, at 96 pixels per inch. */
export const sheet = { width: 673, height: 1062 };

/** Number of sheets of a PDF, written in the open (Chromium) or in deflated streams (Firefox). */
export function sheetsIn(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?\bstream\r?\n([\s\S]*?)endstream/g)];
  const all = [text, ...streams.map(([, bytes = ""]) => inflated(Buffer.from(bytes, "latin1")))];
  return all.reduce((sum, part) => sum + (part.match(/\/Type\s*\/Page\b/g)?.length ?? 0), 0);
}
