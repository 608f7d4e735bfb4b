import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { folder, pageFiles } from "./built-site.ts";

const validator = new HtmlValidate(new FileSystemConfigLoader());

test("every page is valid, accessible HTML", async () => {
  const report = await validator.validateMultipleFiles(pageFiles().map(({ file }) => file));
  assert.deepEqual(
    report.results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, ruleId, message, selector }) =>
          `${path.relative(folder, filePath ?? "")}:${line} ${ruleId}: ${message} (${selector})`,
      ),
    ),
    [],
  );
});

test("invalid HTML is found", async () => {
  const report = await validator.validateString(
    `<!doctype html><html lang="tr"><head><title>T</title></head><body><main>
      <div id="a"></div><p id="a"><div></div></p><img src="a.png"><button type="button"></button>
      <label for="yok">Ad</label><input type="text" aria-labelledby="yok"></main></body></html>`,
    path.join(folder, "index.html"),
  );
  const rules = new Set(report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
  for (const rule of ["no-dup-id", "no-implicit-close", "wcag/h37", "text-content", "no-missing-references"])
    assert.ok(rules.has(rule), `${rule} is not among ${[...rules].join(", ")}`);
});
