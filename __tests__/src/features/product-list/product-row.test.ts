import { nextSorting, type SortKey, sortRows } from "#src/features/product-list/product-row.ts";
import { createQuantity } from "../../../support/factories";
import { createRow } from "../../../support/product-rows";

const named = (...names: string[]) => names.map((name) => createRow({ slug: name, name }));
const sorted = (rows: ReturnType<typeof named>, key: SortKey, descending = false) =>
  sortRows(rows, { key, descending }).map(({ name }) => name);

test("sorts names by the Turkish alphabet", () => {
  const names = "Çocuk Zirkon İmplant Isı Cam Dolgu Ön Onlay Şeffaf Sert".split(" ");
  const ordered = "Cam Çocuk Dolgu Isı İmplant Onlay Ön Sert Şeffaf Zirkon";
  expect(sorted(named(...names), "name").join(" ")).toBe(ordered);
  expect(sorted(named("A", "B"), "name", true)).toEqual(["B", "A"]);
});

const timed = [
  createRow({ name: "yok", turnaround: null }),
  createRow({ name: "4–9", turnaround: createQuantity({ number: 4, to: 9, unit: "iş günü" }) }),
  createRow({ name: "4–5", turnaround: createQuantity({ number: 4, to: 5, unit: "gün" }) }),
  createRow({ name: "48 saat", turnaround: createQuantity({ number: 24, to: 48, unit: "saat" }) }),
  createRow({ name: "3–7", turnaround: createQuantity({ number: 3, to: 7, unit: "gün" }) }),
  createRow({ name: "2 hafta", turnaround: createQuantity({ number: 2, unit: "hafta" }) }),
];

test("sorts turnarounds by first, then last working day", () => {
  expect(sorted(timed, "turnaround")).toEqual(["48 saat", "3–7", "4–5", "4–9", "2 hafta", "yok"]);
  expect(sorted(timed, "turnaround", true)).toEqual(["2 hafta", "4–9", "4–5", "3–7", "48 saat", "yok"]);
});

test("sorts warranties by years, open ends higher", () => {
  const rows = [
    createRow({ name: "6 ay", warranty: createQuantity({ number: 6, unit: "ay" }) }),
    createRow({ name: "yok", warranty: null }),
    createRow({ name: "25+", warranty: createQuantity({ number: 25, suffix: "+", unit: "yıl" }) }),
    createRow({ name: "25", warranty: createQuantity({ number: 25, unit: "yıl" }) }),
    createRow({ name: "1", warranty: createQuantity({ number: 1, unit: "yıl" }) }),
  ];
  expect(sorted(rows, "warranty", true)).toEqual(["25+", "25", "1", "6 ay", "yok"]);
  expect(sorted(rows, "warranty")).toEqual(["6 ay", "1", "25", "25+", "yok"]);
});

test("a second press reverses a column's order", () => {
  const first = nextSorting(null, "warranty");
  expect(first).toEqual({ key: "warranty", descending: true });
  expect(nextSorting(first, "warranty").descending).toBe(false);
  expect(nextSorting(first, "turnaround")).toEqual({ key: "turnaround", descending: false });
});
