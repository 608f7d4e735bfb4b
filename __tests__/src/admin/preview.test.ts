import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import { namesBySlug, previewFacts } from "#src/admin/browser/preview/context.ts";
import { fieldNodes } from "#src/admin/browser/preview/parts.tsx";
import { toForm } from "#src/admin/form/values.ts";
import type { SourceFile } from "#src/content-model/documents.ts";
import { fillPlaceholders } from "#src/content-model/placeholders.ts";
import { stat } from "#src/content-model/quantities.ts";
import { fieldsOf, isRecord } from "#src/content-model/walk.ts";
import { withoutLinks } from "#src/domain/text-links.ts";
import { allFiles } from "../../support/content-files";

function preview({ kind, path, value: written }: SourceFile, value = written) {
  const form = kind && toForm(kind.schema, value);
  if (!kind || !isRecord(form)) throw new Error(`${path} is no document.`);
  const products = allFiles.filter(({ path: other }) => other.startsWith("products/"));
  const nodes = fieldNodes(kind.schema, form, 0, {
    facts: previewFacts(site, value),
    productNames: namesBySlug(products.map((product) => product.value)),
    getAsset: () => undefined,
  });
  return renderToStaticMarkup(createElement("main", {}, ...nodes));
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(#?\w+);/g, (whole, name) => signs[name] ?? whole);

const site = allFiles.find(({ path }) => path === "site.yaml")?.value;

/** Visible texts of a document, without alternative texts and search results. */
function textsOf(file: SourceFile): string[] {
  const facts = previewFacts(site, file.value);
  return fieldsOf(file).flatMap(({ path, value, meta }) =>
    meta.kind === "text" && typeof value === "string" && path[0] !== "seo" && path.at(-1) !== "alt"
      ? [withoutLinks(fillPlaceholders(value, facts))]
      : [],
  );
}

const withTexts = allFiles.filter((file) => textsOf(file).length > 0);

test.each(withTexts.map((file) => [file.path, file] as const))(
  "%s is previewed with all its texts",
  (_, file) => {
    const shown = textOf(preview(file));
    expect(textsOf(file).filter((text) => !shown.includes(text))).toEqual([]);
  },
);

/** A form's text with a stat that uses a fact of the laboratory. */
function statText(form: Record<string, unknown>): string {
  const context = {
    facts: { experience: { number: 15, to: 20, unit: "yıl" } },
    productNames: {},
    getAsset: () => undefined,
  };
  return textOf(
    renderToStaticMarkup(createElement("main", {}, ...fieldNodes(schema, { stat: form }, 0, context))),
  );
}
const schema = z.object({ stat });

test("a number is shown as the fact it names", () => {
  expect(statText({ fact: "experience", label: "deneyim" })).toContain("15–20 yıl deneyim");
  expect(statText({ fact: "experience", part: "to", label: "deneyim" })).toContain("20 yıl deneyim");
});

test("a number is shown as it is being typed", () => {
  expect(statText({ number: "1,5", unit: "yıl", label: "garanti" })).toContain("1,5 yıl garanti");
  expect(statText({ number: "", unit: "yıl", label: "garanti" })).not.toContain("NaN");
});

test("a day is shown as visitors read it", () => {
  const holidays = allFiles.find(({ path }) => path === "holidays.yaml");
  if (!holidays) throw new Error("There are no holidays.");
  const closed = [{ from: "2027-08-02", to: "2027-08-13", name: "Yıllık izin" }];
  expect(textOf(preview(holidays, { ...Object(holidays.value), closed }))).toContain("2 Ağustos 2027");
});

test("a text that names an unknown fact is marked", () => {
  const page = allFiles.find(({ path }) => path.startsWith("products/"));
  if (!page) throw new Error("There is no product.");
  const html = preview(page, { ...Object(page.value), summary: "{yok} yıldır" });
  expect(html).toContain("<mark>{yok} yıldır</mark>");
});

test("a part that is a sample says so", () => {
  const home = allFiles.find(({ path }) => path === "pages/home.yaml");
  if (!home) throw new Error("There is no home page.");
  const sections = [{ type: "figures", title: "Rakamlar", sample: true, items: [] }];
  expect(textOf(preview(home, { ...Object(home.value), sections }))).toContain("Bölümdekiler örnektir");
});
