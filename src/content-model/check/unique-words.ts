import { nameOf } from "../document-name";
import type { SourceFile } from "../documents";
import type { FieldMeta, UniqueScope } from "../fields";
import { routeOf } from "../routes";
import type { Field } from "../walk";
import { choiceWords, joined, keyWords, type Sentence, worded } from "./sentence";

/** How a value that must be unique is named, and what to do about another one. */
export interface ScopeWords {
  /** Label of the value. */
  what: (value: string | number) => Sentence;
  fix: (taken: readonly (string | number)[]) => Sentence;
}

/** @param item index of the list item in the path, below which the value may be */
export function inList(
  file: SourceFile,
  { path, meta }: Field,
  item: number,
  files: readonly SourceFile[],
): ScopeWords {
  const below = path.slice(item + 1).map((_, i) => keyWords(file, path.slice(0, item + 2 + i)));
  return {
    what: (value) => worded`“${valueIn(meta, String(value), files)}” bu listede`,
    fix: () =>
      below.length > 0
        ? worded`Listedeki her maddenin “${joined(below, " › ")}” değeri farklı olmalı; birini değiştirin.`
        : "Aynı maddeyi iki kez yazmayın; birini silin ya da değiştirin.",
  };
}

/** A value as its form shows it: a product by its name, a choice by its label. */
function valueIn({ kind, refersTo }: FieldMeta, value: string, files: readonly SourceFile[]): Sentence {
  const product = refersTo && files.find((file) => routeOf(file) === `/${value}`);
  if (product) return { inFile: value, inForm: nameOf(product) };
  return kind ? shortened(value) : choiceWords(value);
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

const orderWords = (where: string): ScopeWords => ({
  what: (order) => `${where} ${order}. sıra`,
  fix(taken) {
    const free = Array.from({ length: taken.length + 1 }, (_, i) => i + 1).find(
      (order) => !taken.includes(order),
    );
    return `Başka bir sıra numarası verin; boştaki ilk sıra: ${free}.`;
  },
});

export const scopes: Readonly<Record<UniqueScope, ScopeWords>> = {
  address: {
    what: (slug) => `“${slug}” adresi`,
    fix: () => "Her sayfanın adresi farklı olmalı; başka bir adres verin.",
  },
  menuOrder: orderWords("Menüdeki"),
  catalogueOrder: orderWords("Katalogdaki"),
  formOrder: orderWords("Formdaki"),
  footerOrder: orderWords("Alt bilgideki"),
  pageMenuOrder: orderWords("Menüdeki"),
  headerOrder: orderWords("Üst menüdeki"),
  pageFooterOrder: orderWords("Alt bilgi sütunundaki"),
  anchor: {
    what: (id) => `“${id}” adı bu sayfada`,
    fix: () => "Sayfadaki her bölümün ve sorunun adresteki adı farklı olmalı; birini değiştirin ya da silin.",
  },
  cardTitle: {
    what: (title) => `“${title}” kart başlığı`,
    fix: () => "Ziyaretçi kartları başlığından ayırt eder; karta başka bir başlık verin.",
  },
  formOption: {
    what: (label) => `“${label}” form seçeneği`,
    fix: () => "Gelen mesajda ürün bu adla yazar; seçeneğe başka bir ad verin.",
  },
  productName: {
    what: (name) => `“${name}” ürün adı`,
    fix: () => "Sayfanın başlığı ve aramadaki adıdır; ürüne başka bir ad verin.",
  },
  menuLabel: {
    what: (label) => `Menüdeki “${label}” adı`,
    fix: () => "Menüde iki bağlantı aynı görünür; başka bir ad verin ya da silin, sayfanın adı durur.",
  },
  headerLabel: {
    what: (label) => `Üst menüdeki “${label}” adı`,
    fix: () => "Üst menüde iki bağlantı aynı görünür; başka bir ad verin ya da silin, sayfanın adı durur.",
  },
  footerLabel: {
    what: (label) => `Alt bilgideki “${label}” adı`,
    fix: () => "Alt bilgide iki bağlantı aynı görünür; başka bir ad verin.",
  },
  searchTitle: {
    what: (title) => `“${shortened(String(title))}” arama başlığı`,
    fix: () => "Arama sonuçlarında iki sayfa aynı görünür; bu sayfaya kendi başlığını yazın.",
  },
  searchDescription: {
    what: (description) => `“${shortened(String(description))}” arama tanıtımı`,
    fix: () => "Arama sonuçlarında iki sayfa aynı görünür; bu sayfaya kendi tanıtımını yazın.",
  },
  category: {
    what: (name) => `“${name}” kategorisi`,
    fix: () => "Kategoriler adreste Türkçe harfsiz ve küçük yazılır; öyle de farklı olan bir ad verin.",
  },
};
