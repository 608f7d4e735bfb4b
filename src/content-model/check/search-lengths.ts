import { longestTitle } from "../../domain/page-title";
import { productFactsOf, siteFactsOf } from "../content-index";
import type { SourceFile } from "../documents";
import { type Facts, fillPlaceholders, placeholdersIn } from "../placeholders";
import { toWrite } from "../to-write";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Limits of descriptions in search results, in characters. */
const limits = { least: 110, most: 155 } as const;

/** Advises on titles and descriptions that search results would cut or that are short. */
export function searchLengths(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml")?.value;
  const ofSite = siteFactsOf(site);
  return files.flatMap((file) => {
    const facts = { ...ofSite, ...(file.kind?.type === "Product" ? productFactsOf(file.value) : {}) };
    const title = shown(textAt(file.value, ["seo", "title"]), facts);
    const description = shown(textAt(file.value, ["seo", "description"]), facts);
    return [
      ...(title ? titleAdvice(file, title.length) : []),
      ...(description ? descriptionAdvice(file, description.length) : []),
    ];
  });
}

function titleAdvice(file: SourceFile, length: number): Problem[] {
  const over = length - longestTitle;
  if (over <= 0) return [];
  const message = `Başlık ${length} karakter; arama sonuçları ${longestTitle} karakterden sonrasını keser.`;
  const fix = `${over} karakter kısaltın; en önemli sözcükler başta dursun.`;
  return [problemAt(file, ["seo", "title"], { message, fix })];
}

function descriptionAdvice(file: SourceFile, length: number): Problem[] {
  const { least, most } = limits;
  if (length >= least && length <= most) return [];
  const message = `Arama tanıtımı ${length} karakter; ${least}–${most} arası iyidir.`;
  const fix =
    length < least
      ? `${least - length} karakter daha yazın; bir sayı ve tıklamak için bir neden ekleyin.`
      : `${length - most} karakter kısaltın; fazlası arama sonuçlarında görünmez.`;
  return [problemAt(file, ["seo", "description"], { message, fix })];
}

const textAt = (value: unknown, keys: readonly string[]): string => {
  const text = dig(value, keys);
  return typeof text === "string" ? text.trim() : "";
};

/** The text as displayed; empty if still to be written, or if a fact is unknown, which is reported elsewhere. */
const shown = (text: string, facts: Facts): string =>
  !text.startsWith(toWrite) && placeholdersIn(text).every((name) => facts[name] !== undefined)
    ? fillPlaceholders(text, facts)
    : "";
