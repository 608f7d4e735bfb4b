import { longestTitle, pageTitle } from "../../../src/domain/page-title";

const title = "Bütün ürünler";
const longestBrand = "a".repeat(longestTitle - `${title} | `.length);

test("the home page begins with the brand", () => {
  expect(pageTitle("/", title, `${longestBrand}a`)).toBe(`${longestBrand}a | ${title}`);
});

test("other pages end with the brand where it fits", () => {
  expect(pageTitle("/urunler", title, longestBrand)).toBe(`${title} | ${longestBrand}`);
  expect(pageTitle("/urunler", title, `${longestBrand}a`)).toBe(title);
});
