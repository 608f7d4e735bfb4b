import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import rules from "../../.htmlvalidate.mjs";
import { folder, pageFiles, readPages } from "./built-site.ts";

const validator = new HtmlValidate(new StaticConfigLoader(rules));

test("every page is valid, accessible HTML", async () => {
  const report = await validator.validateMultipleFiles(pageFiles().map(({ file }) => file));
  expect(
    report.results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, ruleId, message, selector }) =>
          `${path.relative(folder, filePath ?? "")}:${line} ${ruleId}: ${message} (${selector})`,
      ),
    ),
  ).toEqual([]);
});

test("every inline style is one that the Nu checker parses: it knows no units of containers", () => {
  const withUnits = readPages().flatMap(({ route, document }) =>
    [...document.querySelectorAll("[style]")]
      .map((element) => element.getAttribute("style") ?? "")
      .filter((style) => /\dcq(?:w|h|i|b|min|max)\b/.test(style))
      .map((style) => `${route}: ${style}`),
  );
  expect(withUnits).toEqual([]);
});
