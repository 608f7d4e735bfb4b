import type { Copy } from "../copy.ts";

/** A new page, "Kariyer": a heading, a text, a list. @returns why it is not made */
export function addPage({ has }: Copy): string {
  return has("new:page") ? "this step does not use npm run new:page yet" : "there is no npm run new:page";
}
