import type { Copy } from "../copy.ts";
import { laboratory } from "../laboratory.ts";

/** What is petrol in the sample's pictures takes the laboratory's colour. */
export const tintPictures = ({ edit }: Copy): void =>
  edit("brand.yaml", (brand) => brand.setIn(["pictures", "tint"], laboratory.colour));
