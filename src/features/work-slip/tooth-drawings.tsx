import type { ToothKind } from "../../domain/teeth";
import * as css from "./tooth-chart.module.css";

/**
 * Outline and relief of each kind of tooth, seen from above with the lips' side at the top, in a square of 32
 * units.
 */
const drawings: Readonly<Record<ToothKind, readonly [outline: string, relief: string]>> = {
  incisor: ["M1 10q15-18 30 0 1 10-6 15-9 12-18 0-7-5-6-15z", "M5 11q11-7 22 0"],
  canine: ["M1 15q2-9 15-14 13 5 15 14-1 10-15 16-14-6-15-16z", "M5 14q11-8 22 0M16 9v5"],
  premolar: ["M2 13Q4 1 16 1t14 12q1 10-4 14-10 8-20 0-5-4-4-14z", "M7 20q9 4 18 0"],
  molar: [
    "M6 3q5-3 10 0 5-3 10 0 5 3 4 10-1 3 0 7 1 7-4 9-5 3-10 .5Q11 32 6 29q-5-2-4-9 1-4 0-7-1-7 4-10z",
    "M7 22q9-2 18 0M16 6v3M16 23v3",
  ],
};

const idOf = (kind: string) => `dis-${kind}`;

/** Reference of a tooth's drawing for `<use>`. */
export const toothDrawing = (kind: ToothKind): string => `#${idOf(kind)}`;

/** The drawings, defined once for all teeth. `--tooth` is their fill, `--relief` the colour of the relief. */
export function ToothDrawings() {
  return (
    <svg aria-hidden="true" className={css.drawings}>
      {Object.entries(drawings).map(([kind, [outline, relief]]) => (
        <symbol key={kind} id={idOf(kind)} viewBox="0 0 32 32" preserveAspectRatio="none">
          <path d={outline} fill="var(--tooth)" stroke="currentColor" vectorEffect="non-scaling-stroke" />
          <path d={relief} fill="none" stroke="var(--relief)" vectorEffect="non-scaling-stroke" />
        </symbol>
      ))}
    </svg>
  );
}
