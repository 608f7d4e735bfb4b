import { type IconNode, icons } from "lucide";
import { drawings } from "../../domain/drawings";
import { iconLabels } from "../../domain/icon-names";
import type { Info } from "./nodes";

/** Dental drawings on a grid of 24 px. */
const dental = {
  // Two neighbouring teeth touch.
  contact:
    "M12 11c0 5-1.5 8.5-4.5 8.5S3 16 3 11s1.5-6.5 4.5-6.5S12 6 12 11zM12 11c0 5 1.5 8.5 4.5 8.5S21 16 21 11s-1.5-6.5-4.5-6.5S12 6 12 11z",
  // A crown's edge on its die.
  margin: "M7 14.5H4C4 8 6 4 12 4s8 4 8 10.5h-3M6.5 20.5 7 14.5C7 10.5 8.5 8 12 8s5 2.5 5 6.5l.5 6",
  // Cusps of one jaw in the fissures of the other.
  occlusion:
    "M3 4v4.5c2 0 2.5 3 4.5 3s2.5-3 4.5-3 2.5 3 4.5 3 2.5-3 4.5-3V4M3 20v-7.5c2 0 2.5 3 4.5 3s2.5-3 4.5-3 2.5 3 4.5 3 2.5-3 4.5-3V20",
  // A tab of a shade guide.
  shade:
    "M9 10h6c2 2.5 2.8 6 1.8 9.5-.3 1-1 1.5-2 1.5H9.2c-1 0-1.7-.5-2-1.5C6.2 16 7 12.5 9 10zM10.5 10V3h3v7",
};

const own: Readonly<Record<string, string | undefined>> = { ...drawings, ...dental };

/** Names that differ from Lucide's (ISC licence). */
const lucideNames: Readonly<Record<string, string>> = { flask: "flask-conical", refresh: "refresh-cw" };

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

type Shape = Readonly<Record<string, unknown>>;

/** Paths of the shapes that Lucide draws with. */
const paths: Readonly<Record<string, (shape: Shape) => string>> = {
  // From the grid's origin, because a path may begin with a relative step.
  path: ({ d }) => `M0 0${d}`,
  circle: ({ cx, cy, r }) => {
    const diameter = 2 * Number(r);
    return `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${diameter} 0a${r} ${r} 0 1 0-${diameter} 0`;
  },
  rect: ({ x, y, width, height, rx = 0 }) => {
    const [across, down] = [width, height].map((side) => Number(side) - 2 * Number(rx));
    const corner = (to: string) => `a${rx} ${rx} 0 0 1 ${to}`;
    const upper = `M${x} ${y}m${rx} 0h${across}${corner(`${rx} ${rx}`)}v${down}${corner(`-${rx} ${rx}`)}`;
    return `${upper}h-${across}${corner(`-${rx}-${rx}`)}v-${down}${corner(`${rx}-${rx}`)}`;
  },
};

function pathOf(name: string): string {
  const lucide: Readonly<Record<string, IconNode | undefined>> = icons;
  const shapes = lucide[pascalCase(lucideNames[name] ?? name)] ?? [];
  const parts = shapes.map(([tag, shape]) => paths[tag]?.(shape));
  if (parts.length === 0 || parts.includes(undefined)) throw new Error(`The icon "${name}" cannot be drawn.`);
  return parts.join("");
}

const iconPaths = new Map(Object.keys(iconLabels).map((name) => [name, own[name] ?? pathOf(name)]));

/** Field extension `@icon`: an icon's path on a grid of 24 px in the place of its name, for `ui/icon.tsx`. */
export const iconExtension = {
  name: "icon",
  extend: () => ({
    resolve: (source: Readonly<Record<string, string>>, _args: unknown, _context: unknown, info: Info) =>
      iconPaths.get(source[info.fieldName] ?? ""),
  }),
};
