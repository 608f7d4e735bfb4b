import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { leftovers } from "../../../content-tools/check";
import { sampleFacts, sampleMark, sampleNames } from "../../../content-tools/check/sample-laboratory";
import { readMark } from "../../../content-tools/model/brand-files";
import { readSourceFiles } from "../../../content-tools/model/documents";
import { type ChangedFixture, changeFixture, fixtureContent, product } from "../../support/fixture-content";

/** What is left after a change, without the reserved addresses of the fixture itself. */
function leftAfter(change: (content: ChangedFixture) => void): string[] {
  const of = (content: ChangedFixture) =>
    leftovers(readSourceFiles(fixtureContent, content.changes), "").map(
      ({ file, message }) => `${file} ${message}`,
    );
  const content = changeFixture();
  const before = of(content);
  change(content);
  return of(content).filter((line) => !before.includes(line));
}

test("of the fixture, only reserved addresses and the word itself are left over", () => {
  const left = leftovers(readSourceFiles(fixtureContent), "");
  expect(left.map(({ source }) => source.trim().replace(/:.*/, ""))).toEqual([
    "url",
    "email",
    "kvkkEmail",
    "street",
  ]);
});

test("the sample's name in any text", () => {
  const [name = ""] = sampleNames;
  expect(
    leftAfter((content) => content.replace(product, "badge: Estetik çözüm", `badge: ${name} ile`)),
  ).toEqual([`${product} Örnek laboratuvarın bilgisi duruyor: “${name} ile”.`]);
});

test("the sample's mark, in whatever colours", () => {
  const drawing = `<svg viewBox="0 0 38 38"><path stroke="red" d="${sampleMark}"/></svg>`;
  const [first, ...others] = leftovers([], drawing);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ file: "mark.svg", message: "Örnek laboratuvarın amblemi duruyor." });
  expect(leftovers([], readMark(fixtureContent))).toEqual([]);
});

test.each(["0352 000 00 00", '"+903520000000"'])("a number that nobody has: %s", (number) => {
  const field = number.startsWith("0") ? "display: 0224 111 22 33" : 'e164: "+902241112233"';
  const left = leftAfter((content) =>
    content.replace("site.yaml", field, field.replace(/:.*/, `: ${number}`)),
  );
  expect(left).toHaveLength(1);
});

test("a few of the sample's figures may be another laboratory's, more are the sample's", () => {
  const facts = Object.entries(sampleFacts);
  const take = (count: number) => (content: ChangedFixture) => {
    for (const [name, number] of facts.slice(0, count)) {
      const [line = ""] = new RegExp(`${name}: \\{ number: \\d+`).exec(content.read("site.yaml")) ?? [];
      content.replace("site.yaml", line, `${name}: { number: ${number}`);
    }
  };
  expect(leftAfter(take(2))).toEqual([]);
  expect(leftAfter(take(3))).toEqual(
    facts
      .slice(0, 3)
      .map(([name, number]) => `site.yaml Örnek laboratuvarın sayısı duruyor: ${name} ${number}.`),
  );
});

test("the texts of a draft", () => {
  const draft = readFileSync(resolve("content-tools/new-product/sample.yaml"), "utf8").replaceAll(
    "«ad»",
    "Yama",
  );
  const left = leftAfter((content) => content.write("products/yeni-urun.yaml", draft));
  expect(left.length).toBeGreaterThan(5);
  expect(new Set(left)).toEqual(new Set(["products/yeni-urun.yaml Taslaktaki örnek metin duruyor."]));
});
