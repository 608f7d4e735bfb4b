import { product } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const porselen = "products/porselen-kron.yaml";
const total = "products/total-protez.yaml";

/** Values that must be unique in their list or on the site. */
export const repetitionMistakes: readonly Mistake[] = [
  {
    file: porselen,
    change: ["  title: Porselen Kron\n", "  title: ▸Lamine Kron (Yaprak Porselen)\n"],
    message:
      /^“Lamine Kron \(Yaprak Porselen\)” arama başlığı zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: "Arama sonuçlarında iki sayfa aynı görünür; bu sayfaya kendi başlığını yazın.",
  },
  {
    file: total,
    change: ["slug: total-protez", "slug: ▸lamine-kron"],
    message: `“lamine-kron” adresi zaten kullanılıyor: content/${product}:1.`,
    fix: "Her sayfanın adresi farklı olmalı; başka bir adres verin.",
  },
  {
    file: porselen,
    change: ["  group: Sabit Kronlar\n  order: 1", "  group: Sabit Kronlar\n  order: ▸3"],
    message: /^Menüdeki 3\. sıra zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: "Başka bir sıra numarası verin; boştaki ilk sıra: 1.",
  },
  {
    file: total,
    change: ["  - title: Total Protez", "  - title: ▸Lamine Kron"],
    message: /^“Lamine Kron” kart başlığı zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: "Ziyaretçi kartları başlığından ayırt eder; karta başka bir başlık verin.",
  },
  {
    file: total,
    change: ["form: { label: Total Protez,", "form: { label: ▸Lamine Kron,"],
    message: /^“Lamine Kron” form seçeneği zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: "Gelen mesajda ürün bu adla yazar; seçeneğe başka bir ad verin.",
  },
  {
    file: total,
    change: ["name: Total Protez", "name: ▸Porselen Kron"],
    message: /^“Porselen Kron” ürün adı zaten kullanılıyor: content\/products\/porselen-kron\.yaml:\d+\.$/,
    fix: "Sayfanın başlığı ve aramadaki adıdır; ürüne başka bir ad verin.",
  },
  {
    file: total,
    change: ["footer: { label: Total Protez,", "footer: { label: ▸Porselen Kron,"],
    message:
      /^Alt bilgideki “Porselen Kron” adı zaten kullanılıyor: content\/products\/porselen-kron\.yaml:\d+\.$/,
    fix: "Alt bilgide iki bağlantı aynı görünür; başka bir ad verin.",
  },
  {
    file: total,
    change: ["  group: Hareketli Protezler\n", "  group: Hareketli Protezler\n  label: ▸Porselen (Vita)\n"],
    message:
      /^Menüdeki “Porselen \(Vita\)” adı zaten kullanılıyor: content\/products\/porselen-kron\.yaml:\d+\.$/,
    fix: "Menüde iki bağlantı aynı görünür; başka bir ad verin ya da silin, sayfanın adı durur.",
  },
  {
    file: "pages/sss.yaml",
    before: (content) =>
      content.replace("pages/hakkimizda.yaml", "menu:\n", "header: { order: 1, label: Ekibimiz }\nmenu:\n"),
    change: ["menu:\n", "header: { order: 2, label: ▸Ekibimiz }\nmenu:\n"],
    message: /^Üst menüdeki “Ekibimiz” adı zaten kullanılıyor: content\/pages\/hakkimizda\.yaml:\d+\.$/,
    fix: "Üst menüde iki bağlantı aynı görünür; başka bir ad verin ya da silin, sayfanın adı durur.",
  },
  {
    file: "pages/home.yaml",
    change: ["    - Çocuk\n", "    - Çocuk\n    - ▸COCUK\n"],
    message: /^“COCUK” kategorisi zaten kullanılıyor: content\/pages\/home\.yaml:\d+\.$/,
    fix: "Kategoriler adreste Türkçe harfsiz ve küçük yazılır; öyle de farklı olan bir ad verin.",
  },
  {
    file: total,
    change: ["label: Platin", "label: ▸Altın"],
    message: /^“Altın” bu listede zaten kullanılıyor: content\/products\/total-protez\.yaml:\d+\.$/,
    fix: "Listedeki her maddenin “metal › label” değeri farklı olmalı; birini değiştirin.",
  },
  {
    change: ["- Kontrollü opaklık", "- ▸Renk maskeleme"],
    message: /^“Renk maskeleme” bu listede zaten kullanılıyor: content\/products\/lamine-kron\.yaml:\d+\.$/,
    fix: "Aynı maddeyi iki kez yazmayın; birini silin ya da değiştirin.",
  },
  {
    file: "navigation.yaml",
    change: ["  quickTitle:", "    - label: Porselen\n      to: ▸/porselen-kron\n  quickTitle:"],
    message:
      /^“\/porselen-kron” bağlantısı alt bilgide zaten kullanılıyor: content\/products\/porselen-kron\.yaml:\d+\.$/,
    fix: "Ürün alt bilgideki yerini kendisi söyler; buradaki bağlantıyı silin.",
  },
];
