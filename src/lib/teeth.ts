/** How a tooth is drawn. */
export type ToothKind = "incisor" | "canine" | "premolar" | "molar";

export interface Tooth {
  /** Number of the FDI notation (ISO 3950): quadrant, then position from the middle: "16". */
  number: string;
  /** As a dentist says it: "sağ üst birinci büyük azı". */
  name: string;
  kind: ToothKind;
}

/** Half a jaw, in the order it is seen from in front. */
export interface Quadrant {
  /** Number of the quadrant in the FDI notation. */
  number: number;
  name: string;
  teeth: readonly Tooth[];
}

/** Both halves of a row of teeth. */
export interface ToothRow {
  name: string;
  isMilk: boolean;
  /** The patient's right, which is seen on the left. */
  quadrants: readonly [Quadrant, Quadrant];
}

type Position = readonly [name: string, kind: ToothKind];

const permanent: readonly Position[] = [
  ["orta kesici", "incisor"],
  ["yan kesici", "incisor"],
  ["kanin", "canine"],
  ["birinci küçük azı", "premolar"],
  ["ikinci küçük azı", "premolar"],
  ["birinci büyük azı", "molar"],
  ["ikinci büyük azı", "molar"],
  ["üçüncü büyük azı", "molar"],
];

const milk: readonly Position[] = [
  ["süt orta kesici", "incisor"],
  ["süt yan kesici", "incisor"],
  ["süt kanini", "canine"],
  ["birinci süt azısı", "molar"],
  ["ikinci süt azısı", "molar"],
];

const sides = ["sağ üst", "sol üst", "sol alt", "sağ alt"];

/** @param number 1 to 4 for permanent teeth, 5 to 8 for milk teeth, clockwise from the patient's upper right */
function quadrant(number: number): Quadrant {
  const side = sides[(number - 1) % 4] ?? "";
  const positions = number > 4 ? milk : permanent;
  const fromMiddle = positions.map(([name, kind], i) => ({
    number: `${number}${i + 1}`,
    name: `${side} ${name}`,
    kind,
  }));
  const isOnLeft = side.startsWith("sağ");
  return { number, name: side, teeth: isOnLeft ? fromMiddle.reverse() : fromMiddle };
}

/** The chart as dentists know it: milk teeth between the permanent ones, everything seen from in front. */
export const toothRows: readonly ToothRow[] = [
  { name: "Üst çene", isMilk: false, quadrants: [quadrant(1), quadrant(2)] },
  { name: "Üst süt dişleri", isMilk: true, quadrants: [quadrant(5), quadrant(6)] },
  { name: "Alt süt dişleri", isMilk: true, quadrants: [quadrant(8), quadrant(7)] },
  { name: "Alt çene", isMilk: false, quadrants: [quadrant(4), quadrant(3)] },
];
