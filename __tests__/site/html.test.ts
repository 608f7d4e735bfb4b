import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { folder, pageFiles } from "./built-site.ts";
import rules from "./html-rules.mjs";

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
