import { telephoneForms } from "../../../../src/build/graphql/telephone";

test("a masked number hides its last four digits", () => {
  expect(telephoneForms.SitePhone.masked.resolve({ display: "0352 000 12 34" })).toBe("0352 000 ** **");
  expect(telephoneForms.SitePhone.masked.resolve({ display: "(0352) 000-1234" })).toBe("(0352) 000-****");
});
