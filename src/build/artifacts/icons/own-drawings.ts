// Separate from Lucide's two thousand files, because gatsby-ssr.tsx bundles its imports.
import type { IconNode } from "lucide";
import { headerIconNames } from "../../../domain/icon-names";

/** Own drawings on a 24 px grid: dental icons, and those on every page. */
export const ownDrawings = {
  // Two neighbouring teeth touch.
  contact: [
    ["path", { d: "M12 11c0 5-1.5 8.5-4.5 8.5S3 16 3 11s1.5-6.5 4.5-6.5S12 6 12 11z" }],
    ["path", { d: "M12 11c0 5 1.5 8.5 4.5 8.5S21 16 21 11s-1.5-6.5-4.5-6.5S12 6 12 11z" }],
  ],
  // A receiver.
  phone: [
    ["path", { d: "M8 4H5a1 1 0 0 0-1 1 15 15 0 0 0 15 15 1 1 0 0 0 1-1v-3l-4-2-2 2a12 12 0 0 1-6-6l2-2z" }],
  ],
  // A crown's edge on its die.
  margin: [
    ["path", { d: "M7 14.5H4C4 8 6 4 12 4s8 4 8 10.5h-3" }],
    ["path", { d: "M6.5 20.5 7 14.5C7 10.5 8.5 8 12 8s5 2.5 5 6.5l.5 6" }],
  ],
  // Cusps of one jaw in the fissures of the other.
  occlusion: [
    ["path", { d: "M3 4v4.5c2 0 2.5 3 4.5 3s2.5-3 4.5-3 2.5 3 4.5 3 2.5-3 4.5-3V4" }],
    ["path", { d: "M3 20v-7.5c2 0 2.5 3 4.5 3s2.5-3 4.5-3 2.5 3 4.5 3 2.5-3 4.5-3V20" }],
  ],
  menu: [["path", { d: "M4 5h16M4 12h16M4 19h16" }]],
  x: [["path", { d: "M6 6l12 12M18 6 6 18" }]],
  // Lucide's.
  search: [
    ["path", { d: "m21 21-4.34-4.34" }],
    ["circle", { cx: "11", cy: "11", r: "8" }],
  ],
  // A tab of a shade guide.
  shade: [
    ["path", { d: "M9 10h6c2 2.5 2.8 6 1.8 9.5-.3 1-1 1.5-2 1.5H9.2c-1 0-1.7-.5-2-1.5C6.2 16 7 12.5 9 10z" }],
    ["path", { d: "M10.5 10V3h3v7" }],
  ],
} satisfies Readonly<Record<string, IconNode>>;

const lines = 'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** Converts a drawing to a `<symbol>`. */
export const symbolOf = (name: string, drawing: IconNode) => {
  const shapes = drawing.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" ${lines}>${shapes.join("")}</symbol>`;
};

/** Header icons for phones, inlined so that they show at once. */
export const headerIcons = headerIconNames.map((name) => symbolOf(name, ownDrawings[name])).join("");
