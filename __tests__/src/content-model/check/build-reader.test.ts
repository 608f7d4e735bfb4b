import { createRequire } from "node:module";
import { buildReaderProblems } from "../../../../src/content-model/check/build-reader";
import { documentProblems } from "../../../../src/content-model/check/document-problems";
import { scalarProblems } from "../../../../src/content-model/check/scalar-problems";
import { syntaxProblems } from "../../../../src/content-model/check/syntax-problems";
import { indexContent } from "../../../../src/content-model/content-index";
import { parseSourceFile } from "../../../../src/content-model/documents";
import { changeFixture, product } from "../../../support/fixture-content";

const load: (text: string) => unknown = createRequire(
  createRequire(__filename).resolve("gatsby-transformer-yaml"),
)("js-yaml").load;

const isRefused = (text: string): boolean => {
  try {
    load(text);
    return false;
  } catch {
    return true;
  }
};

const withBadge = (badge: string) => {
  const content = changeFixture();
  content.replace(product, "badge: Estetik çözüm", `badge: ${badge}`);
  return parseSourceFile(product, content.read(product));
};

test("reports every character that the build's YAML reader rejects", () => {
  const codes = [...Array(0x300).keys(), 0x2028, 0xfdd0, 0xfeff, 0xfffe, 0xffff];
  const missed = codes.filter((code) => {
    const file = parseSourceFile(product, `badge: a${String.fromCharCode(code)}b\n`);
    return isRefused(file.text) && [...scalarProblems(file), ...syntaxProblems(file)].length === 0;
  });
  expect(missed.map((code) => code.toString(16))).toEqual([]);
});

test.each([["a\rb"], ["2027-08-02"], ["+.5"], ["0b11"]])(
  "a value that the build reads otherwise is named: %j",
  (badge) => {
    const file = withBadge(badge);
    expect([...documentProblems(file, indexContent([file])), ...buildReaderProblems(file)]).toContainEqual(
      expect.objectContaining({ line: 3 }),
    );
  },
);

test("reports the line that only the build's YAML reader rejects", () => {
  const file = parseSourceFile(product, "slug: a\nbadge: a\u0001b\n");
  expect(buildReaderProblems(file)).toEqual([
    expect.objectContaining({
      file: product,
      line: 2,
      message: "Site kurulurken dosya bu satırdan sonra okunamıyor.",
    }),
  ]);
});
