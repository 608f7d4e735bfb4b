import { z } from "zod";
import { numberFrom, numberPattern } from "../../../src/admin/form/numbers";
import { numberText } from "../../../src/content-model/check/names";

const accepts = (schema: z.ZodNumber, text: string) => new RegExp(numberPattern(schema)[0]).test(text);

test.each([1.5, 3, -0.25, 38.7312])("%d comes back from the form's text", (value) => {
  expect(numberFrom(numberText(value))).toBe(value);
});

test("text that is no number is unchanged", () => {
  expect(numberFrom("2 yıl")).toBe("2 yıl");
  for (const text of ["2 yıl", "1,5,2", "on", "%5", "3–5"]) expect(accepts(z.number(), text)).toBe(false);
});

test("refuses a point that may mean a thousand", () => {
  expect(accepts(z.number(), "1.500")).toBe(false);
  expect(accepts(z.number(), "1500")).toBe(true);
  expect(accepts(z.number().max(90), "38.731")).toBe(true);
});

test("a whole number is written in digits alone", () => {
  expect(accepts(z.number().int(), "3")).toBe(true);
  expect(accepts(z.number().int(), "3,5")).toBe(false);
});
