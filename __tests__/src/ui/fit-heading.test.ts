import { fitHeading } from "../../../src/ui/fit-heading";

test("a heading whose words fit keeps its usual size", () => {
  expect(fitHeading("Kuruluştan bugüne", "h2", 4)).toEqual({});
});

test("a long word makes its heading as small as its columns, on phones and beside others", () => {
  expect(fitHeading("Restorasyonlarımız", "h2", 4)).toEqual({
    fontSize: {
      base: "min(clamp(2.125rem, 1.62rem + 2.1vw, 3.375rem), calc((100vw - 2.5rem) / 7.74))",
      md: "min(clamp(2.125rem, 1.62rem + 2.1vw, 3.375rem), calc(min(29.2vw, 24.82rem) / 7.74))",
    },
  });
});
