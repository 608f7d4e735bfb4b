import type { Copy } from "../copy.ts";
import { laboratory } from "../laboratory.ts";

/** Burgundy for petrol; everything else is derived from it. */
export const takeColours = ({ edit }: Copy): void =>
  edit("brand.yaml", (brand) => brand.set("main", laboratory.colour));
