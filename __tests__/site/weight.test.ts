import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { byteBudgets } from "../../bench/budgets";
import { isBuiltPage } from "../../gatsby/built-pages";

const folder = "public";
const weightOf = (content: Buffer | string) => brotliCompressSync(content).length;
const weightOfFile = (address: string) => weightOf(readFileSync(join(folder, address)));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Pages of the built site, as files. */
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isBuiltPage);

const listIn = (html: string, attribute: string) =>
  new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1]?.split(" ") ?? [];
const scriptsOf = (html: string) =>
  [...listIn(html, "data-run"), ...listIn(html, "data-warm")].filter((address) => address.endsWith(".js"));
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => code,
  );
const preloadedFonts = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address = ""]) => address);

describe("every page keeps to its budgets", () => {
  const built = new Map<string, string>();
  before(() => {
    for (const page of pages) built.set(page, readFileSync(join(folder, page), "utf8"));
  });

  test("there are 24 pages and the one for unknown addresses", () => {
    assert.equal(pages.filter((page) => page !== "404.html" && !/^404[\\/]/.test(page)).length, 24);
  });

  for (const page of pages) {
    test(page, () => {
      const html = built.get(page) ?? "";
      const scripts = scriptsOf(html);
      const fonts = preloadedFonts(html);
      const weights = {
        html: weightOf(html),
        scriptsBeforeIntent: sum(inlineScripts(html).map(weightOf)),
        scriptsAfterIntent: sum(scripts.map(weightOfFile)),
        fonts: sum(fonts.map((address) => readFileSync(join(folder, address)).length)),
      };
      assert.ok(scripts.length > 5, "the page names its scripts");
      assert.equal(fonts.length, 2);
      assert.doesNotMatch(html, /<script[^>]*\bsrc=/, "no script runs by itself");
      for (const [kind, weight] of Object.entries(weights)) {
        const budget = byteBudgets[kind as keyof typeof byteBudgets];
        assert.ok(weight <= budget, `${kind}: ${weight} bytes, the budget is ${budget}`);
      }
    });
  }
});
