import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { narrowWindow } from "../../src/theme/breakpoints.ts";
import { system } from "../../src/theme/system.ts";
import { folder, readPages } from "./built-site.ts";

const widthsIn = (condition: string): string[] => condition.match(/\((?:min|max)-width:[^)]*\)/g) ?? [];

const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

const known = [...Object.values(system.breakpoints.conditions), narrowWindow].flatMap((condition) =>
  widthsIn(withoutSpaces(String(condition))),
);

test("layouts change at the breakpoints only", () => {
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const used = new Set(
    [...sheets, ...readPages().map(({ html }) => html)].flatMap((css) =>
      [...css.matchAll(/@media([^{]+)\{/g)].flatMap(([, condition = ""]) =>
        widthsIn(withoutSpaces(condition)),
      ),
    ),
  );
  expect(used.size).toBeGreaterThan(4);
  expect([...used].filter((width) => !known.includes(width))).toEqual([]);
});

test("every selector is written out", () => {
  const selectors = readPages().flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>([^<]*)/g)].flatMap(
      ([, css = ""]) => css.match(/[^{}]*&[^{}]*(?=\{)/g) ?? [],
    ),
  );
  expect([...new Set(selectors)]).toEqual([]);
});

test("pictures are chosen in rem, as layouts are", () => {
  const widths = readPages().flatMap(({ html }) =>
    [...html.matchAll(/ sizes="([^"]*)"/gi)].flatMap(([, sizes = ""]) => widthsIn(withoutSpaces(sizes))),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect([...new Set(widths)].filter((width) => !width.endsWith("rem)"))).toEqual([]);
});
