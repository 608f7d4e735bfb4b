import { siteFactsOf } from "#src/content-model/content-index.ts";
import { fillPlaceholders, strayBraces } from "#src/content-model/placeholders.ts";

const facts = {
  producedProstheses: { number: 10000, suffix: "+" },
  fixedDelivery: { number: 3, to: 5, unit: "iş günü" },
  satisfaction: { number: 99, prefix: "%" },
  city: "Kayseri",
};

test.each([
  ["{producedProstheses} protez", "10.000+ protez"],
  ["{fixedDelivery} iş gününde", "3–5 iş gününde"],
  ["{satisfaction} memnuniyet, {city}", "%99 memnuniyet, Kayseri"],
])("“%s” reads “%s”", (text, filled) => {
  expect(fillPlaceholders(text, facts)).toBe(filled);
});

test.each(["{experience}", "{constructor}"])("an unknown fact %s stops the build", (text) => {
  expect(() => fillPlaceholders(text, facts)).toThrow(/Unknown fact/);
});

test.each([
  ["{city merkezli", ["{city merkezli"]],
  ["city} merkezli", ["}"]],
])("“%s” has the stray braces %j", (text, stray) => {
  expect(strayBraces(text)).toEqual(stray);
});

test.each([
  [180, "30"],
  [14, "14"],
])("suspicious messages of a laboratory with %i days stay %s", (number, days) => {
  const site = { facts: { retention: { number, unit: "gün" } } };
  expect(siteFactsOf(site)).toMatchObject({ suspiciousRetention: days, addressRetention: "24" });
});
