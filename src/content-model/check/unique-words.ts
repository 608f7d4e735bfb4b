import { choiceLabel } from "../choice-labels";
import type { UniqueScope } from "../fields";
import type { Field } from "../walk";
import { shortened } from "./names";

/** How a value that must be unique is called, and what to do about a second one. */
const scopes: Readonly<Record<UniqueScope, readonly [what: (value: string) => string, fix: string]>> = {
  address: [(slug) => `“${slug}” adresi`, "Her sayfanın adresi farklı olmalı; başka bir adres verin."],
  menuOrder: [(order) => `Menüdeki ${order}. sıra`, ""],
  catalogueOrder: [(order) => `Katalogdaki ${order}. sıra`, ""],
  formOrder: [(order) => `Formdaki ${order}. sıra`, ""],
  footerOrder: [(order) => `Alt bilgideki ${order}. sıra`, ""],
  pageMenuOrder: [(order) => `Menüdeki ${order}. sıra`, ""],
  headerOrder: [(order) => `Üst menüdeki ${order}. sıra`, ""],
  pageFooterOrder: [(order) => `Alt bilgi sütunundaki ${order}. sıra`, ""],
  anchor: [
    (id) => `“${id}” adı bu sayfada`,
    "Her bölümün ve sorunun adresteki adı farklı olmalı; birini değiştirin.",
  ],
  cardTitle: [
    (title) => `“${title}” kart başlığı`,
    "Ziyaretçi kartları başlığından ayırt eder; başka bir başlık verin.",
  ],
  formOption: [
    (label) => `“${label}” form seçeneği`,
    "Gelen mesajda ürün bu adla yazar; başka bir ad verin.",
  ],
  productName: [(name) => `“${name}” ürün adı`, "Sayfanın başlığı ve aramadaki adıdır; başka bir ad verin."],
  menuLabel: [
    (label) => `Menüdeki “${label}” adı`,
    "Menüde iki bağlantı aynı görünür; başka bir ad verin ya da kaldırın, sayfanın adı durur.",
  ],
  headerLabel: [
    (label) => `Üst menüdeki “${label}” adı`,
    "Üst menüde iki bağlantı aynı görünür; başka bir ad verin ya da kaldırın, sayfanın adı durur.",
  ],
  footerLabel: [
    (label) => `Alt bilgideki “${label}” adı`,
    "Alt bilgide iki bağlantı aynı görünür; başka bir ad verin.",
  ],
  searchTitle: [
    (title) => `“${shortened(title)}” arama başlığı`,
    "Arama sonuçlarında iki sayfa aynı görünür; kendi başlığını yazın.",
  ],
  searchDescription: [
    (text) => `“${shortened(text)}” arama tanıtımı`,
    "Arama sonuçlarında iki sayfa aynı görünür; kendi tanıtımını yazın.",
  ],
  category: [
    (name) => `“${name}” kategorisi`,
    "Kategoriler adreste Türkçe harfsiz ve küçük yazılır; öyle de farklı olan bir ad verin.",
  ],
};

/** "Menüdeki 3. sıra", "“Altın” bu listede". */
export function whatOf({ value, meta }: Field): string {
  const written = String(value);
  if (meta.uniqueIn && meta.uniqueIn !== "list") return scopes[meta.uniqueIn][0](written);
  return `“${meta.kind ? shortened(written) : choiceLabel(written)}” bu listede`;
}

/** @param taken values of the scope */
export function fixOf({ meta, value }: Field, taken: readonly unknown[]): string {
  if (!meta.uniqueIn || meta.uniqueIn === "list")
    return "Maddeler birbirinden farklı olmalı; birini değiştirin ya da kaldırın.";
  if (typeof value === "string") return scopes[meta.uniqueIn][1];
  const free = Array.from({ length: taken.length + 1 }, (_, i) => i + 1).find(
    (order) => !taken.includes(order),
  );
  return `Başka bir sıra verin; boştaki ilk sıra ${free}.`;
}
