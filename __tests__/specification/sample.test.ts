import { leftOut } from "./sample.ts";

const sample = { brand: "Sedef Dental", url: "https://www.sedefdental.example" };

test("the facts are held against the sample as it comes", () => {
  expect(leftOut(sample)).toBe(undefined);
});

test("a laboratory that has changed its name or its address is held to none of them", () => {
  expect(leftOut({ ...sample, brand: "Ege Protez" }) ?? "").toMatch(/left out, brand in .* is not/);
  expect(leftOut({ ...sample, url: "https://www.egeprotez.com.tr" }) ?? "").toMatch(
    /left out, url in .* is not/,
  );
  expect(leftOut({ brand: "Ege Protez", url: "https://www.egeprotez.com.tr" }) ?? "").toMatch(
    /left out, brand and url in .* are not/,
  );
});
