import assert from "node:assert/strict";
import type { SourceFile, ValuePath } from "../../../src/content-model/documents.ts";
import { routeOf } from "../../../src/content-model/routes.ts";
import { dig, fieldsOf } from "../../../src/content-model/walk.ts";
import { deliveryStrings } from "../../../src/domain/delivery/delivery-strings.ts";
import { formatQuantity } from "../../../src/domain/format.ts";
import { strings } from "../../../src/domain/interface-strings.ts";
import { defaultWords } from "../../../src/domain/own-words.ts";
import { partWarranty } from "../../../src/domain/part-warranty.ts";
import { withoutLinks } from "../../../src/domain/text-links.ts";
import { axesOf } from "../../../src/domain/units.ts";
import { layoutVariantOf } from "../../../src/sections/product/layout-variant.ts";
import { files, filesOf, fill } from "../../support/content-files.ts";
import {
  amountOf,
  axes,
  dataAt,
  layout,
  notFound,
  products,
  sectionPages,
  site,
  words,
} from "../../support/real-content.ts";
import {
  type BuiltPage,
  collapsed,
  ownTextOf,
  pageAt,
  readPages,
  textBeside,
  textOf,
} from "../built-site.ts";

const pages = readPages();

interface PageFile extends SourceFile {
  page: BuiltPage;
}

/** All content files with their pages. */
const pageFiles = files.flatMap((file): PageFile[] => {
  const route = routeOf(file);
  return route ? [{ ...file, page: pageAt(route === "/404" ? "/404.html" : route, pages) }] : [];
});

/** A text as visitors read it. */
const filled = (text: string, file: PageFile) => collapsed(fill(text, file));

/** Parts of pages and products that are shown on other pages. */
const otherPages = ["menu", "header", "catalogue", "form", "footer", "facts", "keywords"];
/** Parts of numbers and drawings, days shown in words. */
const notText = ["prefix", "suffix", "unit", "top", "bottom", "validUntil"];
/** What a search, a comparison, missing data or a day that is too early brings (`__tests__/browser/behaviour/`). */
const sometimes = [
  ...["noResult", "pagesLabel", "synonyms", "topics", "category", "features"],
  ...["unknown", "noWarranty", "tooEarly"],
];

/** Whether the laboratory has the way of contact that an entry is about; the others have no card. */
const isReachable = (entry: unknown): boolean => {
  const way = dig(entry, ["way"]);
  return (way !== "whatsapp" && way !== "email") || site[way] !== undefined;
};

function isShown(path: ValuePath, { kind, value }: PageFile): boolean {
  const section = String(path[0]);
  if (section === "seo" || (kind?.route === "slug" && otherPages.includes(section))) return false;
  if (path.some((step) => [...notText, ...sometimes].includes(String(step)))) return false;
  const entry = path.slice(0, -1).reduce<unknown>((part, key) => Object(part)[key], value);
  if (!isReachable(entry)) return false;
  // The result of a form replaces the title.
  if (section === "title" && dig(value, ["head", "banner", "message"])) return false;
  // The product list shows its photograph on its social card only.
  if (kind?.type === "ProductsPage" && section === "banner" && path[1] === "image") return false;
  // Categories without products are not offered (`products.ts`).
  if (kind?.type === "HomePage" && section === "catalogue" && path[1] === "categories") return false;
  // No comparison with a deleted product.
  return (
    section !== "comparison" || products.some(({ slug }) => slug === dig(value, ["comparison", "other"]))
  );
}

/** All visible and announced texts of a page. */
function said({ document }: BuiltPage): string {
  const attributes = ["alt", "aria-label", "placeholder"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
  );
  return collapsed([document.body.textContent, ...attributes].join("\n"));
}

const mainOf = ({ document }: BuiltPage) => {
  const main = document.querySelector("main");
  assert.ok(main);
  return main;
};

/** Name of a list entry: its title, label or question. */
function nameOf(entry: unknown): string | undefined {
  const names = ["title", "label", "name", "code", "question"].map((key) => dig(entry, [key]));
  return names.find((name) => typeof name === "string");
}

describe("a page shows every text and list of its file", () => {
  for (const file of pageFiles) {
    test(file.page.route, () => {
      const shown = fieldsOf(file).filter(({ path }) => isShown(path, file));
      const text = said(file.page);
      const wanted = shown.flatMap(({ value, meta: { kind } }) =>
        (kind === "text" || kind === "keyword") && typeof value === "string"
          ? filled(withoutLinks(value), file)
          : [],
      );
      assert.ok(wanted.length > 0);
      expect(["texts that the page does not show", wanted.filter((piece) => !text.includes(piece))]).toEqual([
        "texts that the page does not show",
        [],
      ]);

      const read = [...mainOf(file.page).querySelectorAll("*")].map((element) => [
        textOf(element),
        ownTextOf(element),
      ]);
      for (const { value } of shown) {
        if (!Array.isArray(value) || !value.every(nameOf)) continue;
        const names = value.filter(isReachable).map((entry) => filled(nameOf(entry) ?? "", file));
        // The slip folds what few products ask for.
        const isFolded = file.kind?.type === "WorkSlipPage";
        let place = -1;
        for (const name of names) {
          place = read.findIndex((texts, index) => (isFolded || index > place) && texts.includes(name));
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

describe("a product's banner has plates for turnaround and warranty only", () => {
  for (const product of products) {
    const { route, name, turnaround, warranty } = product;
    test(route, () => {
      const banner = mainOf(pageAt(route, pages)).querySelector("section");
      expect(textOf(banner?.querySelector("h1"))).toBe(collapsed(name));
      const plates = [...(banner?.querySelectorAll("dl > div") ?? [])].map((plate) =>
        [plate.querySelector("dt"), plate.querySelector("dd")].map(textOf).join(": "),
      );
      const parts = layoutVariantOf(product) === "parts" ? (product.materials?.items ?? []) : [];
      // The parts' warranties replace the product's.
      const warranties = warranty
        ? [`${strings.warranty}: ${formatQuantity(warranty)}`]
        : parts.flatMap((part) =>
            partWarranty(part) ? [`${strings.warrantyOf(collapsed(part.name))}: ${partWarranty(part)}`] : [],
          );
      expect(plates).toEqual([
        ...(turnaround ? [`${words.turnaround}: ${formatQuantity(turnaround)}`] : []),
        ...warranties,
      ]);
      const ends = [...(banner?.querySelectorAll("dl dd[aria-hidden]") ?? [])].map(textOf).filter(Boolean);
      expect(ends).toEqual([
        ...(turnaround ? [`0${strings.days(axes.days)}`] : []),
        ...(axes.years ? warranties.map(() => `0${strings.years(axes.years ?? 0)}`) : []),
      ]);
    });
  }
});

test("the axes end with the longest turnaround and warranty", () => {
  const lengths = products.map(({ turnaround, warranty, materials }) => ({
    turnaround,
    warranties: [warranty, ...(materials?.items ?? []).map((part) => part.warranty)].flatMap(
      (length) => length ?? [],
    ),
  }));
  expect(axes).toMatchObject(axesOf(lengths));
});

test("the laboratory's own words replace those of the interface", () => {
  const own: Record<string, string> = Object(dig(filesOf("SiteInfo")[0]?.value, ["words"]));
  for (const [name, word] of Object.entries({ ...defaultWords, ...own }))
    expect([name, Reflect.get(words, name)]).toEqual([name, fill(word)]);
});

const measure = /\d\+? (?:iş gün|gün|saat|dk|hafta|yıl|ay|mm)/;

test("within a sentence a number and its unit stay on one line", () => {
  const broken: string[] = [];
  let joined = 0;
  for (const page of pages) {
    for (const element of mainOf(page).querySelectorAll("p")) {
      const rest = element.cloneNode(true) as Element;
      for (const whole of rest.querySelectorAll("[style*=nowrap]")) {
        joined += Number(measure.test(whole.textContent ?? ""));
        whole.replaceWith("…");
      }
      const text = textOf(rest);
      if (measure.test(text) && /[.!?…]$/.test(text)) broken.push(`${page.route}: ${text}`);
    }
  }
  expect(broken).toEqual([]);
  // Another laboratory may write none.
  if (process.env.SITE_FOLDER === undefined) expect(joined).toBeGreaterThan(0);
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

test("a request about data shows the telephone without its last four digits", () => {
  const masked = site.phone.display.replace(/\d(?=(?:\D*\d){0,3}\D*$)/g, "*");
  for (const { route, sections } of sectionPages) {
    if (!sections?.some((section) => section.__typename === "DataRequestSection")) continue;
    const shown = [...mainOf(pageAt(route, pages)).querySelectorAll("dd")].map(textOf);
    expect([route, shown]).toEqual([route, expect.arrayContaining([masked])]);
  }
});

test("closed days are listed beside the working hours", () => {
  const visits = sectionPages.filter(({ sections }) =>
    sections?.some((section) => section.__typename === "VisitSection"),
  );
  for (const route of ["/iletisim", ...visits.map((page) => page.route)]) {
    const lists = [...mainOf(pageAt(route, pages)).querySelectorAll("summary")].map(textOf);
    expect([route, lists]).toEqual([route, expect.arrayContaining([deliveryStrings.closedDaysTitle])]);
  }
});

(notFound.language !== "en" ? test.skip : test)(
  "the not-found page keeps its English words in English",
  () => {
    const main = mainOf(pageAt("/404.html", pages));
    assert.ok(main.querySelector("[lang=en]"));
  },
);
