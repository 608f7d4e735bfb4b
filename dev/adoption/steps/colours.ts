import { existsSync } from "node:fs";
import type { Copy } from "../copy.ts";

/** Burgundy for petrol: the colours of the brand, where one file has them. @returns false where the project has none */
export function takeColours({ at, edit }: Copy): boolean {
  if (!existsSync(at("content/brand.yaml"))) return false;
  edit("brand.yaml", () => undefined);
  return true;
}
