import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { byteBudgets } from "../../bench/budgets";
import { preloadedFonts, scriptsOf, weighPage } from "../../bench/page-weights";
import { isBuiltPage } from "../../plugins/built-pages";

const folder = "public";

/** Pages of the built site, as files. */
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isBuiltPage);

describe("every page keeps to its budgets", () => {
  test("there are 24 pages and the one for unknown addresses", () => {
    assert.equal(pages.filter((page) => page !== "404.html" && !/^404[\\/]/.test(page)).length, 24);
  });

  for (const page of pages) {
    test(page, () => {
      const html = readFileSync(join(folder, page), "utf8");
      assert.ok(scriptsOf(html).length > 5, "the page names its scripts");
      assert.equal(preloadedFonts(html).length, 2);
      assert.doesNotMatch(html, /<script[^>]*\bsrc=/, "no script runs by itself");
      for (const [kind, weight] of Object.entries(weighPage(html, folder))) {
        const budget = byteBudgets[kind as keyof typeof byteBudgets];
        assert.ok(weight <= budget, `${kind}: ${weight} bytes, the budget is ${budget}`);
      }
    });
  }
});

test("the scripts of all pages, and only these, are compiled beside the main thread", () => {
  const scripts = pages.map((page) => scriptsOf(readFileSync(join(folder, page), "utf8")));
  const files = new Set(scripts.flat().filter((file) => !file.startsWith("/boot-")));
  assert.ok(files.size > 20);
  for (const file of files) {
    const hinted = readFileSync(join(folder, file), "utf8").startsWith("//# allFunctionsCalledOnLoad\n");
    assert.equal(
      hinted,
      scripts.every((ofPage) => ofPage.includes(file)),
      file,
    );
    // Source maps count lines: in the hint's own there is nothing. Bundles of a few lines have no map.
    if (!existsSync(join(folder, `${file}.map`))) continue;
    const { mappings } = JSON.parse(readFileSync(join(folder, `${file}.map`), "utf8"));
    assert.equal(mappings.startsWith(";"), hinted, `${file}.map`);
  }
});
