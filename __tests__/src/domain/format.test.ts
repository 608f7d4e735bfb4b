import fc from "fast-check";
import { formatAmount, formatNumber, formatQuantity } from "#src/domain/format.ts";

test.each([
  [{ number: 99.8, prefix: "%" }, "%99,8"],
  [{ number: 24, suffix: "/7" }, "24/7"],
  // A sum of steps is no whole number of hundredths.
  [{ number: 0.1 + 0.2 }, "0,3"],
  [{ number: 3, to: 5, unit: "iş günü" }, "3–5"],
  [{ number: 2015, unit: "yılı" }, "2015"],
  [{ number: 1, to: null, prefix: null, suffix: null, unit: null }, "1"],
])("writes %j as %s", (quantity, written) => {
  expect(formatAmount(quantity)).toBe(written);
});

test("writes numbers as the browser's own Turkish format does", () => {
  const turkish = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 2 });
  const hundredths = fc.integer({ min: -1e11, max: 1e11 }).map((number) => number / 100);
  fc.assert(fc.property(hundredths, (number) => expect(formatNumber(number)).toBe(turkish.format(number))));
});

test("separates a unit by a space", () => {
  expect(formatQuantity({ number: 5, to: 7, unit: "iş günü" })).toBe("5–7 iş günü");
  expect(formatQuantity({ number: 15, suffix: "+" })).toBe("15+");
});
