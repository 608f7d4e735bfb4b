import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { byteBudgets } from "../../bench/budgets.ts";
import { loaderOf, preloadedFonts, scriptsOf, weighPage } from "../../bench/page-weights.ts";
import { receivedRoute, routes } from "../support/real-content.ts";
import { folder, pageFiles } from "./built-site.ts";

const pages = pageFiles().map(({ route, file }) => ({ route, html: readFileSync(file, "utf8") }));

describe("every page keeps to its budgets", () => {
  test("all pages are weighed", () => assert.equal(pages.length, [...routes, receivedRoute, "/404"].length));

  for (const { route, html } of pages) {
    test(route, () => {
      assert.ok(scriptsOf(html, folder).length > 5, "the page names its scripts");
      assert.equal(preloadedFonts(html).length, 2);
      const own = [...html.matchAll(/<script[^>]*\bsrc="([^"]*)"/g)].map(([, address]) => address);
      assert.deepEqual(own, [loaderOf(html)], "no script but the loader runs by itself");
      const { words, ...weights } = weighPage(html, folder);
      const budgets = { ...byteBudgets, html: byteBudgets.html(words) };
      for (const [kind, budget] of Object.entries(budgets)) {
        const weight: number = Reflect.get(weights, kind);
        assert.ok(weight <= budget, `${kind}: ${weight} bytes, the budget is ${budget}`);
      }
    });
  }
});

test("the scripts of all pages, and only these, are compiled beside the main thread", () => {
  const scripts = pages.map(({ html }) => scriptsOf(html, folder));
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

test("classes have short names", () => {
  for (const { route, html } of pages)
    for (const [, name = ""] of html.matchAll(/\.css-(\w+)/g))
      assert.equal(name.length, 4, `${name} of ${route}`);
});
