import { product } from "../../../support/fixture-content";
import type { Mistake } from "./mistake";

const porselen = "products/porselen-kron.yaml";
const total = "products/total-protez.yaml";

const freeOrder = (order: number) => `Başka bir sıra numarası verin; boştaki ilk sıra: ${order}.`;
const differ = (field: string) =>
  `Listedeki her maddenin “${field}” değeri farklı olmalı; birini değiştirin.`;
const sameItem = "Aynı maddeyi iki kez yazmayın; birini silin ya da değiştirin.";
const otherTitle = "Ziyaretçi kartları başlığından ayırt eder; karta başka bir başlık verin.";
const otherOption = "Gelen mesajda ürün bu adla yazar; seçeneğe başka bir ad verin.";
const otherCategory =
  "Kategoriler adreste Türkçe harfsiz ve küçük yazılır; öyle de farklı olan bir ad verin.";

/** Values that may stand only once: in their list, or on the whole site. */
export const repetitionMistakes: readonly Mistake[] = [
  {
    name: "a slug another product has",
    file: total,
    change: ["slug: total-protez", "slug: ▸lamine-kron"],
    message: `“lamine-kron” adresi zaten kullanılıyor: content/${product}:1.`,
    fix: "Her sayfanın adresi farklı olmalı; başka bir adres verin.",
  },
  {
    name: "a place in the menu another product of the group has",
    file: porselen,
    change: ["  group: Sabit Kronlar\n  order: 1", "  group: Sabit Kronlar\n  order: ▸3"],
    message: /^Menüdeki 3\. sıra zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: freeOrder(1),
  },
  {
    name: "a place in the catalogue another product has",
    file: total,
    change: ["    order: 4\n", "    order: ▸11\n"],
    message: /^Katalogdaki 11\. sıra zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: freeOrder(3),
  },
  {
    name: "a card's title another product has",
    file: total,
    change: ["  - title: Total Protez", "  - title: ▸Lamine Kron"],
    message: /^“Lamine Kron” kart başlığı zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: otherTitle,
  },
  {
    name: "an option of the form another product has",
    file: total,
    change: ["form: { label: Total Protez,", "form: { label: ▸Lamine Kron,"],
    message: /^“Lamine Kron” form seçeneği zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: otherOption,
  },
  {
    name: "two categories that are one in an address",
    file: "pages/home.yaml",
    change: ["    - Çocuk\n", "    - Çocuk\n    - ▸COCUK\n"],
    message: /^“COCUK” kategorisi zaten kullanılıyor: content\/pages\/home\.yaml:\d+\.$/,
    fix: otherCategory,
  },
  {
    name: "two metals of one name",
    file: total,
    change: ["label: Platin", "label: ▸Altın"],
    message: /^“Altın” bu listede zaten kullanılıyor: content\/products\/total-protez\.yaml:\d+\.$/,
    fix: differ("metal › label"),
  },
  {
    name: "one paragraph twice",
    file: "pages/laboratory.yaml",
    before: (content) =>
      content.replace(
        "pages/laboratory.yaml",
        "- Vaka, tarama dosyasıyla gelir.",
        "- Vaka, tarama dosyasıyla gelir ve iş emrine yazılır.",
      ),
    change: ["- Parça frezelenir, elle bitirilir.", "- ▸Vaka, tarama dosyasıyla gelir ve iş emrine yazılır."],
    message: /^“Vaka, tarama dosyasıyla gelir ve iş emr…” bu listede zaten kullanılıyor: /,
    fix: sameItem,
  },
  {
    name: "a link of the footer to a product that is there by itself",
    file: "navigation.yaml",
    change: ["  quickTitle:", "    - label: Total Protez\n      to: ▸/total-protez\n  quickTitle:"],
    message:
      /^“\/total-protez” bağlantısı alt bilgide zaten kullanılıyor: content\/products\/total-protez\.yaml:\d+\.$/,
    fix: "Ürün alt bilgideki yerini kendi dosyasından alır; buradaki bağlantıyı silin.",
  },
];
