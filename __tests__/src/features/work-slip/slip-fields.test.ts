import { choicesOf, isAsked, isForPaper } from "#src/features/work-slip/slip-fields.ts";

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

test("the product's materials are the choices", () => {
  const material = field("material", "material");
  expect(choicesOf(material, crown)).toEqual(["Zirkonyum"]);
  expect(isForPaper(material, undefined)).toBe(true);
  expect(isForPaper(material, crown)).toBe(false);
});
