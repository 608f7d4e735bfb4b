import { z } from "zod";
import { numberFrom } from "#src/admin/form/numbers.ts";
import { numberText } from "#src/content-model/check/names.ts";

test.each([1.5, 3, -0.25, 38.7312])("%d comes back from the form's text", (value) => {
  expect(numberFrom(numberText(value), z.number())).toBe(value);
});

test("text that is no number is unchanged", () => {
  for (const text of ["2 yıl", "1,5,2", "on", "%5", "3–5"]) expect(numberFrom(text, z.number())).toBe(text);
});

test("a point that may mean a thousand is no number", () => {
  expect(numberFrom("1.500", z.number())).toBe("1.500");
  expect(numberFrom("2.000", z.number().int().max(90))).toBe("2.000");
  expect(numberFrom("1500", z.number())).toBe(1500);
  expect(numberFrom("38.731", z.number().max(90))).toBe(38.731);
});
