import { writeFileSync } from "node:fs";
import type { Copy } from "../copy.ts";

/** A mark of its own: two crowns, of which the outer stands over the inner. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38">
  <g fill="none" stroke="currentColor">
    <path d="M6 32V16a13 13 0 0 1 26 0v16z"/>
    <path d="M12 32V19a7 7 0 0 1 14 0v13" fill="var(--warm, #F1E7D6)"/>
  </g>
</svg>
`;

/** The one file of the mark. */
export const drawMark = ({ at }: Copy): void => writeFileSync(at("content/mark.svg"), mark);
