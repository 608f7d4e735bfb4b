import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lowWindow, narrowWindow } from "../../src/theme/breakpoints.ts";
import { system } from "../../src/theme/system.ts";
import { folder, readPages } from "./built-site.ts";

/** A condition without white space and without what restricts it to screens. */
const bare = (condition: string) => condition.replace(/\s+|@media|screen|and/g, "");

const known = [...Object.values(system.breakpoints.conditions), narrowWindow, lowWindow].map((each) =>
  bare(String(each)),
);

const conditionsIn = (css: string): string[] =>
  [...css.matchAll(/@media([^{]+)\{/g)]
    .map(([, condition = ""]) => bare(condition))
    .filter((condition) => /width|height/.test(condition));

test("layouts change at the breakpoints only", () => {
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const inPages = readPages().flatMap(({ document }) =>
    [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? ""),
  );
  const used = new Set([...sheets, ...inPages].flatMap(conditionsIn));
  expect(used.size).toBeGreaterThan(4);
  expect([...used].filter((condition) => !known.includes(condition))).toEqual([]);
});

test("pictures are chosen in rem, as layouts are", () => {
  const conditions = readPages().flatMap(({ document }) =>
    [...document.querySelectorAll("[sizes]")].flatMap(
      (element) => element.getAttribute("sizes")?.match(/\([^)]*width:[^)]*\)/g) ?? [],
    ),
  );
  expect([...new Set(conditions)].filter((condition) => !condition.endsWith("rem)"))).toEqual([]);
});
