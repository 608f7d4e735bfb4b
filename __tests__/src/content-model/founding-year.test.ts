import { siteFactsOf } from "../../../src/content-model/content-index";
import { fillPlaceholders } from "../../../src/content-model/placeholders";

const textWith = (foundedYear: object) =>
  fillPlaceholders("{foundedYear}", siteFactsOf({ facts: { foundedYear } }));

test("the founding year has no thousands separator", () => {
  expect(textWith({ number: 1994 })).toBe("1994");
  expect(textWith({ number: 1994, unit: "yılı" })).toBe("1994");
});
