import { unansweredQuestions } from "../../../../src/content-model/check/unanswered";
import { readSourceFiles } from "../../../../src/content-model/documents";
import { changeFixture, fixtureContent, product } from "../../../support/fixture-content";

const fields = (...changes: readonly (readonly [file: string, piece: string, by: string])[]) => {
  const content = changeFixture();
  for (const change of changes) content.replace(...change);
  return unansweredQuestions(readSourceFiles(fixtureContent, content.changes)).map((line) =>
    line.replace(/ — .*\(/, " ("),
  );
};

test("lists products without brands and prices", () => {
  expect(fields()).toEqual(["clinical.brands (3 üründe)", "clinical.price (3 üründe)"]);
});

test("skips products with brands", () => {
  const says = [product, "advantages:\n", "clinical: { brands: [Ivoclar] }\nadvantages:\n"] as const;
  expect(fields(says)).toContain("clinical.brands (2 üründe)");
});

test("a price list counts for all products", () => {
  const list = ["site.yaml", "facts:\n", "practice: { priceList: Fiyatı sorun. }\nfacts:\n"] as const;
  expect(fields(list)).toEqual(["clinical.brands (3 üründe)"]);
});
