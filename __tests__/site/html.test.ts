import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { isSample } from "../support/real-content.ts";
import { folder, pageFiles, pages } from "./built-site.ts";
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

test("the server rendered every part of each page", () => {
  // React's mark of a boundary that the browser has to render.
  expect(pages.flatMap(({ html, route }) => (html.includes("<!--$!-->") ? [route] : []))).toEqual([]);
});

test("every selector is written out", () => {
  const selectors = pages.flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>([^<]*)/g)].flatMap(
      ([, css = ""]) => css.match(/[^{}]*&[^{}]*(?=\{)/g) ?? [],
    ),
  );
  expect([...new Set(selectors)]).toEqual([]);
});

test("pictures are chosen in rem, as layouts are", () => {
  const widths = pages.flatMap(({ html }) =>
    [...html.matchAll(/ sizes="([^"]*)"/gi)].flatMap(
      ([, sizes = ""]) => sizes.match(/\((?:min|max)-width:[^)]*\)/g) ?? [],
    ),
  );
  if (isSample) expect(widths.length).toBeGreaterThan(0);
  expect([...new Set(widths)].filter((width) => !width.endsWith("rem)"))).toEqual([]);
});
