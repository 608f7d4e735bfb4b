import { nearest } from "../../../../src/content-model/check/suggest";

test.each(["nmae", "nam"])("%s is taken for the short word name", (slip) => {
  expect(nearest(slip, ["icon", "name", "note"])).toEqual(["name"]);
});

test("ignores Turkish letters and case", () => {
  expect(nearest("İSKELET", ["total", "iskelet"])).toEqual(["iskelet"]);
});

test("a word unlike all others gets no suggestion", () => {
  expect(nearest("fiyat", ["label", "to", "order"])).toEqual([]);
});

test("the nearest of several comes first", () => {
  expect(nearest("lamin", ["lamina", "lamine-a", "zebra"], 2)[0]).toBe("lamina");
});
