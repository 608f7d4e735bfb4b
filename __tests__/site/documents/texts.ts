import assert from "node:assert/strict";
import { resolve } from "node:path";
import { shortNames } from "#src/build/class-names.ts";
import { dig } from "#src/content-model/walk.ts";
import { slipAddress } from "#src/domain/contact-links.ts";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { withoutLinks } from "#src/domain/text-links.ts";
import { files } from "../../support/content-files.ts";
import {
  amountOf,
  dataAt,
  isSample,
  layout,
  notFound,
  sectionPages,
  site,
} from "../../support/real-content.ts";
import { type BuiltPage, collapsed, pageAt, pages, textBeside, textOf } from "../built-site.ts";

const mainOf = ({ document }: BuiltPage) => {
  const main = document.querySelector("main");
  assert.ok(main);
  return main;
};

/**
 * Parts of page data that are no text, that other pages show too, or that only a search, a comparison, an answer
 * or a product brings (`__tests__/browser/behaviour/`).
 */
const notShown = [
  ...["__typename", "src", "icon", "seo", "socialCard", "site", "relatedProducts", "products", "hero.layers"],
  ...["noResult", "pagesLabel", "topics", "synonyms", "tooEarly", "oneMore", "criterion"],
  ...["category", "features", "unknown", "noWarranty"].map((cell) => `table.${cell}`),
];

/** Whether the laboratory has the channel that an entry is about; the others have no card. */
const isReachable = (entry: unknown): boolean => {
  const way = dig(entry, ["way"]);
  return (way !== "whatsapp" && way !== "email") || site[way] !== null;
};

/** Whether the address has coordinates; without them there is no map. */
const hasMap = site.address.latitude !== null;

/**
 * Names of what a part does not show: its photograph and lines, if a cut takes their place, lines without a photograph, the
 * map of an address without coordinates.
 */
function replacedIn({ layers, image, map }: { layers?: unknown; image?: unknown; map?: unknown }): string[] {
  if (map && !hasMap) return ["map"];
  if (layers) return ["image", "callouts"];
  return image ? [] : ["callouts"];
}

/** A part of page data with all parts in it. */
function partsOf(part: unknown, path = ""): unknown[] {
  if (typeof part !== "object" || part === null) return [part];
  const { ways } = Object(part);
  // Ways of contact are no section without one that the laboratory has.
  if (!isReachable(part) || (ways && !ways.some(isReachable))) return [];
  const replaced = replacedIn(part);
  const shown = Object.entries(part).filter(
    ([key]) => !replaced.includes(key) && !notShown.some((name) => `${path}.${key}`.endsWith(`.${name}`)),
  );
  return [part, ...shown.flatMap(([key, value]) => partsOf(value, `${path}.${key}`))];
}

/** Text of a part; ids begin with small letters, addresses of files with a slash. */
const writtenIn = (part: unknown): string[] =>
  typeof part === "string" && /^(?!\/)[\s\S]*\S \S|^\p{Lu}/u.test(part)
    ? [collapsed(withoutLinks(part))]
    : [];

/** Name of a list entry: its title, label or question. */
const namesOf = (entry: unknown): string[] =>
  writtenIn(["title", "label", "name", "question"].map((key) => dig(entry, [key])).find(Boolean));

describe("a page shows every text and list of its data", () => {
  for (const page of pages) {
    test(page.route, () => {
      const document = Object.values(dataAt<object>(page.route)).find((part) => Object(part).seo);
      // The result of a form replaces the title.
      const { label, title, ...rest } = Object(document);
      const parts = partsOf(rest.head?.banner?.message ? rest : document);
      const attributes = ["alt", "aria-label", "placeholder"].flatMap((name) =>
        [...page.document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      );
      const said = collapsed([page.document.body.textContent, ...attributes].join("\n"));
      const texts = parts.flatMap(writtenIn);
      assert.ok(texts.length > 0);
      expect(texts.filter((text) => !said.includes(text))).toEqual([]);
      const shown = textOf(mainOf(page));
      // The slip folds what few products ask for.
      const isFolded = page.route === slipAddress;
      for (const list of parts.filter(Array.isArray)) {
        let place = -1;
        for (const name of list.filter(isReachable).flatMap(namesOf)) {
          place = shown.indexOf(name, isFolded ? 0 : place + 1);
          expect([name, place]).not.toEqual([name, -1]);
        }
      }
    });
  }
});

function statsIn(data: unknown): Queries.StatFieldsFragment[] {
  if (typeof data !== "object" || data === null) return [];
  const inside = Object.values(data).flatMap(statsIn);
  return "label" in data && "number" in data ? [data as Queries.StatFieldsFragment, ...inside] : inside;
}

describe("every figure is beside its label", () => {
  for (const page of pages) {
    const stats = statsIn(dataAt(page.route));
    if (stats.length === 0) continue;
    test(page.route, () => {
      for (const stat of stats) {
        const amount = amountOf(stat);
        const beside = textBeside(stat.label, mainOf(page));
        assert.ok(beside.includes(amount), `${amount} is not beside “${stat.label}”, but “${beside}”`);
      }
    });
  }
});

/** What `src/ui/rich-text.tsx` keeps on one line. */
const wholeParts = `.${shortNames("src").nameOf(resolve("src/ui/rich-text.module.css"), "whole")}`;

const measure = /\d\+? (?:iş gün|gün|saat|dk|hafta|yıl|ay|mm)/;

test("within a sentence a number and its unit stay on one line", () => {
  const broken: string[] = [];
  let joined = 0;
  for (const page of pages) {
    for (const element of mainOf(page).querySelectorAll("p")) {
      const rest = element.cloneNode(true) as Element;
      for (const whole of rest.querySelectorAll(wholeParts)) {
        joined += Number(measure.test(whole.textContent ?? ""));
        whole.replaceWith("…");
      }
      const text = textOf(rest);
      if (measure.test(text) && /[.!?…]$/.test(text)) broken.push(`${page.route}: ${text}`);
    }
  }
  expect(broken).toEqual([]);
  if (isSample) expect(joined).toBeGreaterThan(0);
});

describe("typography is no part of a text", () => {
  /** No-break space, soft hyphen, word joiner: what an editor writes is shown as it is written. */
  const signs = ["\u00a0", "\u00ad", "\u2060"].filter(
    (sign) => !files.some(({ text }) => text.includes(sign)),
  );
  const named = (text: string) =>
    signs.filter((sign) => text.includes(sign)).map((sign) => `U+00${sign.charCodeAt(0).toString(16)}`);

  test("on pages", () => {
    for (const { route, html } of pages) expect([route, named(html)]).toEqual([route, []]);
  });

  test("in the data of pages, header and footer", () => {
    for (const { route } of pages) expect([route, named(JSON.stringify(dataAt(route)))]).toEqual([route, []]);
    expect(named(JSON.stringify(layout))).toEqual([]);
  });
});

test("a request about data shows the telephone masked", () => {
  for (const { route, sections } of sectionPages) {
    if (!sections?.some((section) => section.__typename === "DataRequestSection")) continue;
    const shown = [...mainOf(pageAt(route)).querySelectorAll("dd")].map(textOf);
    expect(shown).toContainEqual(expect.stringMatching(/^[^*]*\d[^*]*\*/));
    expect(shown).not.toContain(site.phone.display);
  }
});

test("closed days are listed beside the working hours", () => {
  const visits = sectionPages.filter(({ sections }) =>
    sections?.some((section) => section.__typename === "VisitSection"),
  );
  for (const route of ["/iletisim", ...visits.map((page) => page.route)]) {
    const lists = [...mainOf(pageAt(route)).querySelectorAll("summary")].map(textOf);
    expect([route, lists]).toEqual([route, expect.arrayContaining([deliveryStrings.closedDaysTitle])]);
  }
});

(notFound.language !== "en" ? test.skip : test)(
  "the not-found page keeps its English words in English",
  () => {
    const main = mainOf(pageAt("/404.html"));
    assert.ok(main.querySelector("[lang=en]"));
  },
);
