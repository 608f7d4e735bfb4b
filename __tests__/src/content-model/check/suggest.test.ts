import { nearest } from "../../../../src/content-model/check/suggest";

test("the nearest of several comes first", () => {
  expect(nearest("lamin", ["lamina", "lamine-a", "zebra"], 2)[0]).toBe("lamina");
});
