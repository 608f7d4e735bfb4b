import { readPages } from "./built-site.ts";

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
    [...html.matchAll(/ sizes="([^"]*)"/gi)].flatMap(
      ([, sizes = ""]) => sizes.match(/\((?:min|max)-width:[^)]*\)/g) ?? [],
    ),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect([...new Set(widths)].filter((width) => !width.endsWith("rem)"))).toEqual([]);
});
