import { chakra } from "@chakra-ui/react/styled-system";
import type { ToothKind } from "../../lib/teeth";

/** Outline and fissures of each kind, seen from above, in a square of 32. */
const drawings: Readonly<Record<ToothKind, readonly [outline: string, fissures: string]>> = {
  incisor: ["M6 12q10-5 20 0c2 5-3 11-10 11S4 17 6 12z", "M10 15q6-2.5 12 0"],
  canine: ["M16 5c5 2 9 7 9 12 0 6-4 9-9 9s-9-3-9-9c0-5 4-10 9-12z", "M16 11v8"],
  premolar: ["M16 4c6 0 9 5 9 12s-3 12-9 12-9-5-9-12 3-12 9-12z", "M11 16q5 3 10 0"],
  molar: ["M9 4q7 2 14 0 6 1 5 7-1 5 0 10 1 6-5 7-7-2-14 0-6-1-5-7 1-5 0-10-1-6 5-7z", "M9 16h14M16 9v14"],
};

const idOf = (kind: string) => `dis-${kind}`;

/** Where a tooth's drawing stands in the page, for `<use>`. */
export const toothDrawing = (kind: ToothKind): string => `#${idOf(kind)}`;

/** The drawings themselves, once for all teeth. They take `--tooth` as their fill and `--fissure` as what is drawn on it. */
export function ToothDrawings() {
  return (
    <chakra.svg aria-hidden="true" position="absolute" width="0" height="0">
      {Object.entries(drawings).map(([kind, [outline, fissures]]) => (
        <symbol key={kind} id={idOf(kind)} viewBox="0 0 32 32">
          <path d={outline} fill="var(--tooth, none)" stroke="currentColor" strokeWidth="1.25" />
          <path d={fissures} fill="none" stroke="var(--fissure, currentColor)" />
        </symbol>
      ))}
    </chakra.svg>
  );
}
