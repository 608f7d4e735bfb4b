import { readFileSync, writeFileSync } from "node:fs";
import type { Copy } from "../copy.ts";

/** A mark of its own in place of the drawing: two crowns, of which the outer stands over the inner. */
const drawing =
  '<g fill="none" stroke="currentColor"><path d="M6 32V16a13 13 0 0 1 26 0v16z"/><path d="M12 32V19a7 7 0 0 1 14 0v13"/></g>';

/** The one file of the mark, its symbol drawn anew. */
export function drawMark({ at }: Copy): void {
  const file = at("static/brand-mark.svg");
  const svg = readFileSync(file, "utf8");
  const own = svg.replace(/(<symbol id="brand-mark"[^>]*>).*?(<\/symbol>)/s, `$1${drawing}$2`);
  if (own === svg) throw new Error("static/brand-mark.svg has no symbol brand-mark.");
  writeFileSync(file, own);
}
