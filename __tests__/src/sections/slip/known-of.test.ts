import { knownOf } from "../../../../src/sections/slip/known-of";

const fields = [
  { name: "urun", kind: "product" },
  { name: "malzeme", kind: "material" },
  { name: "renk", kind: "shade" },
  { name: "not", kind: "note" },
];
const named = (...names: string[]) => ({ items: names.map((name) => ({ name })) });

test("a product chooses itself, and what there is no choice of", () => {
  const product = { slug: "a", materials: named("Zirkonyum"), shades: { items: [{ code: "A1" }] } };
  expect(knownOf(fields, product)).toEqual({ urun: "a", malzeme: "Zirkonyum", renk: "A1" });
});

test("what there is a choice of, or nothing of, is left empty: another product's may stand there", () => {
  const product = { slug: "b", materials: named("Altın", "Platin"), shades: null };
  expect(knownOf(fields, product)).toEqual({ urun: "b", malzeme: "", renk: "" });
});

test("the day that somebody wants it on goes into the field of that day, where there is one", () => {
  const product = { slug: "a", materials: null, shades: null };
  const withDay = [...fields, { name: "gun", kind: "wantedDay" }];
  expect(knownOf(withDay, product, "2026-11-30")).toMatchObject({ urun: "a", gun: "2026-11-30" });
  expect(knownOf(withDay, product)).not.toHaveProperty("gun");
});
