import shortHash from "../../src/theme/short-hash";

test("a style has the same short name always, and another style another", () => {
  const name = shortHash("color:red;");
  expect(name).toMatch(/^[0-9a-z]{4}$/);
  expect(shortHash("color:red;")).toBe(name);
  expect(shortHash("color:blue;")).not.toBe(name);
});

test("two styles of one name stop the build", () => {
  expect(() => {
    for (let i = 0; i < 100_000; i += 1) shortHash(`width:${i}px;`);
  }).toThrow(/^Two styles share the class name \w{4}; .*needs another letter\.\nwidth:\d+px;\nwidth:\d+px;$/);
});
