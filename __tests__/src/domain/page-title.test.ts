import { pageTitle } from "#src/domain/page-title.ts";

test("the home page's title begins with the brand", () => {
  expect(pageTitle("/", "Diş protez laboratuvarı", "Sedef")).toBe("Sedef | Diş protez laboratuvarı");
});

test("other titles end with the brand", () => {
  expect(pageTitle("/sss", "Sorular", "Sedef")).toBe("Sorular | Sedef");
});

test("a title longer than 60 letters with the brand goes without", () => {
  const longest = "a".repeat(52);
  expect(pageTitle("/sss", longest, "Sedef")).toBe(`${longest} | Sedef`);
  expect(pageTitle("/sss", `${longest}a`, "Sedef")).toBe(`${longest}a`);
});
