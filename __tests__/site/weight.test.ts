import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byteBudgets } from "../support/budgets.ts";
import { folder, pageFiles } from "./built-site.ts";
import { preloadedFonts, scriptsOf, weighPage } from "./page-weights.ts";

const pages = pageFiles().map(({ route, file }) => ({ route, html: readFileSync(file, "utf8") }));

describe("every page keeps to its budgets", () => {
  for (const { route, html } of pages) {
    test(route, () => {
      assert.ok(scriptsOf(route, folder).length > 3, "the page names its scripts");
      expect(preloadedFonts(html).length).toBe(2);
      expect(html.replace(/<template[\s\S]*<\/template>/, "")).not.toMatch(/<script[^>]*\bsrc=/);
      const { words, ...weights } = weighPage(route, folder);
      const budgets = { ...byteBudgets, html: byteBudgets.html(words) };
      for (const [kind, budget] of Object.entries(budgets)) {
        const weight: number = Reflect.get(weights, kind);
        assert.ok(weight <= budget, `${kind}: ${weight} bytes, the budget is ${budget}`);
      }
    });
  }
});

test("Chromium compiles each script, and nothing else, while it downloads", () => {
  const hint = "//# allFunctionsCalledOnLoad\n";
  const scripts = new Set(pages.flatMap(({ route }) => scriptsOf(route, folder)));
  const plain = [...scripts].filter((path) => !readFileSync(join(folder, path), "utf8").startsWith(hint));
  expect(plain).toEqual([]);
  expect(pages.flatMap(({ route, html }) => (html.includes(hint) ? [route] : []))).toEqual([]);
});

test("no script has a lookbehind, which Safari cannot read before 16.4", () => {
  const { assetsByChunkName } = JSON.parse(readFileSync(join(folder, "webpack.stats.json"), "utf8"));
  const scripts = Object.values<string[]>(assetsByChunkName).flat();
  assert.ok(scripts.length > 10, "the build names its scripts");
  const unread = scripts.filter((path) => /\(\?<[=!]/.test(readFileSync(join(folder, path), "utf8")));
  expect(unread).toEqual([]);
});
