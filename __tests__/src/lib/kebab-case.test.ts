import { kebabCase } from "../../../src/lib/kebab-case";

test.each([
  ["fontFamily", "font-family"],
  ["AboutPage", "about-page"],
  ["slug", "slug"],
])("%s is %s", (name, written) => {
  expect(kebabCase(name)).toBe(written);
});
