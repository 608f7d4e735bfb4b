import { choicesOf, isAsked, knownOf, offersOf } from "../../../../src/features/work-slip/slip-fields";

const field = (name: string, kind: string, more: object = {}) => ({
  name,
  kind,
  choices: null,
  choiceProducts: null,
  products: null,
  ...more,
});
const named = (...names: string[]) => ({ items: names.map((name) => ({ name })) });
const crown = {
  slug: "a",
  materials: named("Zirkonyum"),
  shades: { items: [{ code: "A1" }, { code: "A2" }] },
};
const splint = { slug: "b", materials: null, shades: null };
const products = [crown, splint];

test("shows a product's field for that product only", () => {
  const implant = field("implant", "text", { products: ["a"] });
  expect(isAsked(implant, crown, products)).toBe(true);
  expect(isAsked(implant, splint, products)).toBe(false);
  expect(isAsked(implant, undefined, products)).toBe(true);
  expect(isAsked(implant, undefined, [splint])).toBe(false);
});

test("asks for material and shade if the product has them", () => {
  for (const kind of ["material", "shade"]) {
    expect(isAsked(field(kind, kind), crown, products)).toBe(true);
    expect(isAsked(field(kind, kind), splint, products)).toBe(false);
    expect(isAsked(field(kind, kind), undefined, products)).toBe(true);
  }
});

test("asks for a shade without a list of shades", () => {
  expect(isAsked(field("shade", "shade", { products: ["b"] }), splint, products)).toBe(true);
});

test("offers no choice of other products", () => {
  const stage = field("stage", "choice", {
    choices: ["Metal", "Bitim"],
    choiceProducts: [{ choice: "Metal", products: ["a"] }],
  });
  expect(choicesOf(stage, crown)).toEqual(["Metal", "Bitim"]);
  expect(choicesOf(stage, splint)).toEqual(["Bitim"]);
  expect(choicesOf(stage, undefined)).toEqual(["Metal", "Bitim"]);
});

test("a product offers its materials and shades", () => {
  expect(offersOf({ kind: "material" }, crown)).toEqual(["Zirkonyum"]);
  expect(offersOf({ kind: "shade" }, crown)).toEqual(["A1", "A2"]);
  expect(offersOf({ kind: "text" }, crown)).toEqual([]);
});

const fields = [
  field("urun", "product"),
  field("malzeme", "material"),
  field("renk", "shade"),
  field("gun", "wantedDay"),
];

test("a product fills in its only material and shade", () => {
  expect(knownOf(fields, crown)).toEqual({ urun: "a", malzeme: "Zirkonyum", renk: "" });
  expect(knownOf(fields, splint)).toEqual({ urun: "b", malzeme: "", renk: "" });
});

test("the wanted day goes into its field", () => {
  expect(knownOf(fields, crown, "2026-11-30")).toMatchObject({ urun: "a", gun: "2026-11-30" });
  expect(knownOf(fields, crown)).not.toHaveProperty("gun");
});
