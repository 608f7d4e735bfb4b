/** Shape in which a tooth is drawn. */
export type ToothKind = "incisor" | "canine" | "premolar" | "molar";

interface Tooth {
  /** FDI number (ISO 3950): quadrant, then position from the midline: "16". */
  number: string;
  /** Name used by dentists: "sağ üst birinci büyük azı". */
  name: string;
  kind: ToothKind;
  /** Average width (along the arch) and depth in millimetres (Wheeler's Dental Anatomy, table 1-1). */
  width: number;
  depth: number;
}

/** The permanent teeth or milk teeth of a jaw, from the viewer's left, which is the patient's right. */
export interface ToothRow {
  name: string;
  isUpper: boolean;
  isMilk: boolean;
  teeth: readonly Tooth[];
}

/** A tooth counted from the midline: name, shape, width and depth in the upper and lower jaw. */
type Position = readonly [
  name: string,
  kind: ToothKind,
  upper: readonly [width: number, depth: number],
  lower: readonly [width: number, depth: number],
];

const permanent: readonly Position[] = [
  ["orta kesici", "incisor", [8.5, 7], [5, 6]],
  ["yan kesici", "incisor", [6.5, 6], [5.5, 6.5]],
  ["kanin", "canine", [7.5, 8], [7, 7.5]],
  ["birinci küçük azı", "premolar", [7, 9], [7, 7.5]],
  ["ikinci küçük azı", "premolar", [7, 9], [7, 8]],
  ["birinci büyük azı", "molar", [10, 11], [11, 10.5]],
  ["ikinci büyük azı", "molar", [9, 11], [10.5, 10]],
  ["üçüncü büyük azı", "molar", [8.5, 10], [10, 9.5]],
];

const milk: readonly Position[] = [
  ["süt orta kesici", "incisor", [6.5, 5], [4.2, 4]],
  ["süt yan kesici", "incisor", [5.1, 4], [4.1, 4]],
  ["süt kanini", "canine", [7, 7], [5, 4.8]],
  ["birinci süt azısı", "molar", [7.3, 8.5], [7.7, 7]],
  ["ikinci süt azısı", "molar", [8.2, 10], [9.9, 8.7]],
];

const sides = ["sağ üst", "sol üst", "sol alt", "sağ alt"];

/** @param quadrant 1 to 4 permanent, 5 to 8 milk teeth, clockwise from the patient's upper right */
function teethOf(quadrant: number): Tooth[] {
  const side = sides[(quadrant - 1) % 4] ?? "";
  const positions = quadrant > 4 ? milk : permanent;
  const fromMiddle = positions.map(([name, kind, upper, lower], i) => {
    const [width, depth] = side.endsWith("üst") ? upper : lower;
    return { number: `${quadrant}${i + 1}`, name: `${side} ${name}`, kind, width, depth };
  });
  return side.startsWith("sağ") ? fromMiddle.reverse() : fromMiddle;
}

/** The dental chart seen from above: milk teeth between the permanent ones. */
export const toothRows: readonly ToothRow[] = [
  { name: "Üst çene", isUpper: true, isMilk: false, teeth: [...teethOf(1), ...teethOf(2)] },
  { name: "Üst süt dişleri", isUpper: true, isMilk: true, teeth: [...teethOf(5), ...teethOf(6)] },
  { name: "Alt süt dişleri", isUpper: false, isMilk: true, teeth: [...teethOf(8), ...teethOf(7)] },
  { name: "Alt çene", isUpper: false, isMilk: false, teeth: [...teethOf(4), ...teethOf(3)] },
];
