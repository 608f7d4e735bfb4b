import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageDataFile } from "#src/build/artifacts/built-pages.ts";
import { byteBudgets } from "../support/budgets.ts";
import { folder, pages } from "./built-site.ts";

const read = (file: string) => readFileSync(join(folder, file));
const { assetsByChunkName }: { assetsByChunkName: Record<string, readonly string[]> } = JSON.parse(
  String(read("webpack.stats.json")),
);

const weightOf = (content: Buffer | string) => brotliCompressSync(content).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Of all scripts, because most pages load the same. */
const scriptWeights = new Map(
  Object.values(assetsByChunkName)
    .flat()
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, weightOf(read(name))]),
);

const allIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const wordsIn = (html: string) =>
  html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");

/** Chunks whose sheets are in every page, and whose scripts a phone loads only when they are needed. */
const whenNeeded = ["header-menus", "accordion"];

/** Scripts a page loads on a phone: Gatsby's, its component's, and its sections', which are told by their sheets. */
function scriptsOf(route: string, html: string): string[] {
  const own = allIn(html, /<script src="\/([^"]+)" async/g);
  assert.ok(own.length > 0, `${route} names no script: it is written in another way than is read here.`);
  const { componentChunkName } = JSON.parse(String(read(pageDataFile(route))));
  const sections = allIn(html, /<style data-href="\/([\w-]+)\./g).filter(
    (name) => !whenNeeded.includes(name),
  );
  const chunks = [componentChunkName, ...sections].flatMap((name) => assetsByChunkName[name] ?? []);
  return [...new Set([...own, ...chunks])].filter((name) => name.endsWith(".js"));
}

describe("every page keeps to its budgets", () => {
  for (const { route, html } of pages) {
    test(route, () => {
      expect(html.replace(/<template[\s\S]*<\/template>/, "")).not.toMatch(/<script[^>]*\bsrc=/);
      const inline = allIn(html, /<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
      const fonts = allIn(html, /<link rel="preload" href="\/([^"]+)" as="font"/g);
      expect(fonts.length).toBe(2);
      const weights = {
        html: weightOf(html),
        inlineScripts: sum(inline.map(weightOf)),
        scripts: sum(scriptsOf(route, html).map((name) => scriptWeights.get(name) ?? Number.NaN)),
        fonts: sum(fonts.map((name) => read(name).length)),
      };
      const budgets = { ...byteBudgets, html: byteBudgets.html(weightOf(wordsIn(html))) };
      for (const [kind, weight] of Object.entries(weights)) {
        const budget = budgets[kind as keyof typeof weights];
        assert.ok(weight <= budget, `${kind}: ${weight} bytes, the budget is ${budget}`);
      }
    });
  }
});

test("Chromium compiles each script, and nothing else, while it downloads", () => {
  const hint = "//# allFunctionsCalledOnLoad\n";
  const scripts = new Set(pages.flatMap(({ route, html }) => scriptsOf(route, html)));
  expect([...scripts].filter((name) => !String(read(name)).startsWith(hint))).toEqual([]);
  expect(pages.flatMap(({ route, html }) => (html.includes(hint) ? [route] : []))).toEqual([]);
});

test("no script has a lookbehind, which Safari cannot read before 16.4", () => {
  const scripts = [...scriptWeights.keys()];
  assert.ok(scripts.length > 10, "the build names its scripts");
  expect(scripts.filter((name) => /\(\?<[=!]/.test(String(read(name))))).toEqual([]);
});
