import { fillPlaceholders, placeholdersIn, strayBraces } from "../../content-model/placeholders";

const facts = {
  producedProstheses: { number: 10000, suffix: "+" },
  foundedYear: { number: 2015, unit: "yılı" },
  fixedDelivery: { number: 3, to: 5, unit: "iş günü" },
  satisfaction: { number: 99, prefix: "%" },
  city: "Kayseri",
};

test.each([
  ["{producedProstheses} protez", "10.000+ protez"],
  ["{foundedYear} yılından beri", "2015 yılından beri"],
  ["{fixedDelivery} iş gününde", "3–5 iş gününde"],
  ["{satisfaction} memnuniyet, {city}", "%99 memnuniyet, Kayseri"],
  ["Sayısız metin", "Sayısız metin"],
])("“%s” reads “%s”", (text, filled) => {
  expect(fillPlaceholders(text, facts)).toBe(filled);
});

test.each(["{experience}", "{constructor}"])("an unknown fact %s stops the build", (text) => {
  expect(() => fillPlaceholders(text, facts)).toThrow(/Unknown fact/);
});

test("the facts of a text are named in its order", () => {
  expect(placeholdersIn("{a} ve {b1} ve {a}")).toEqual(["a", "b1", "a"]);
});

test.each([
  ["{city} merkezli", []],
  ["{ city } merkezli", ["{ city }"]],
  ["{şehir} merkezli", ["{şehir}"]],
  ["{city merkezli", ["{city merkezli"]],
  ["city} merkezli", ["}"]],
])("“%s” holds the stray braces %j", (text, stray) => {
  expect(strayBraces(text)).toEqual(stray);
});
