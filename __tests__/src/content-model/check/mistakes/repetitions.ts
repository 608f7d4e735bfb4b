import type { Mistake } from "./mistake";

const porselen = "products/porselen-kron.yaml";
const total = "products/total-protez.yaml";

/** Values that must be unique in their list or on the site. */
export const repetitionMistakes: readonly Mistake[] = [
  {
    file: porselen,
    change: ["  title: Porselen Kron\n", "  title: ▸Lamine Kron (Yaprak Porselen)\n"],
    message: "“Lamine Kron (Yaprak Porselen)” arama başlığı zaten kullanılıyor.",
    fix: /^Arama sonuçlarında iki sayfa aynı görünür; kendi başlığını yazın\. Öteki:/,
  },
  {
    file: total,
    change: ["slug: total-protez", "slug: ▸lamine-kron"],
    message: "“lamine-kron” adresi zaten kullanılıyor.",
    fix: /^Her sayfanın adresi farklı olmalı; başka bir adres verin\. Öteki:/,
  },
  {
    file: porselen,
    change: ["  group: Sabit Kronlar\n  order: 1", "  group: Sabit Kronlar\n  order: ▸3"],
    message: "Menüdeki 3. sıra zaten kullanılıyor.",
    fix: /^Başka bir sıra verin; boştaki ilk sıra 1\. Öteki:/,
  },
  {
    file: total,
    change: ["  - title: Total Protez", "  - title: ▸Lamine Kron"],
    message: "“Lamine Kron” kart başlığı zaten kullanılıyor.",
    fix: /^Ziyaretçi kartları başlığından ayırt eder; başka bir başlık verin\. Öteki:/,
  },
  {
    file: total,
    change: ["form: { label: Total Protez,", "form: { label: ▸Lamine Kron,"],
    message: "“Lamine Kron” form seçeneği zaten kullanılıyor.",
    fix: /^Gelen mesajda ürün bu adla yazar; başka bir ad verin\. Öteki:/,
  },
  {
    file: total,
    change: ["name: Total Protez", "name: ▸Porselen Kron"],
    message: "“Porselen Kron” ürün adı zaten kullanılıyor.",
    fix: /^Sayfanın başlığı ve aramadaki adıdır; başka bir ad verin\. Öteki:/,
  },
  {
    file: total,
    change: ["footer: { label: Total Protez,", "footer: { label: ▸Porselen Kron,"],
    message: "Alt bilgideki “Porselen Kron” adı zaten kullanılıyor.",
    fix: /^Alt bilgide iki bağlantı aynı görünür; başka bir ad verin\. Öteki:/,
  },
  {
    file: total,
    change: ["  group: Hareketli Protezler\n", "  group: Hareketli Protezler\n  label: ▸Porselen (Vita)\n"],
    message: "Menüdeki “Porselen (Vita)” adı zaten kullanılıyor.",
    fix: /^Menüde iki bağlantı aynı görünür; başka bir ad verin ya da kaldırın, sayfanın adı durur\. Öteki:/,
  },
  {
    file: "pages/sss.yaml",
    before: (content) =>
      content.replace("pages/hakkimizda.yaml", "menu:\n", "header: { order: 1, label: Ekibimiz }\nmenu:\n"),
    change: ["menu:\n", "header: { order: 2, label: ▸Ekibimiz }\nmenu:\n"],
    message: "Üst menüdeki “Ekibimiz” adı zaten kullanılıyor.",
    fix: /^Üst menüde iki bağlantı aynı görünür; başka bir ad verin ya da kaldırın, sayfanın adı durur\. Öteki:/,
  },
  {
    file: "pages/home.yaml",
    change: ["    - Çocuk\n", "    - Çocuk\n    - ▸COCUK\n"],
    message: "“COCUK” kategorisi zaten kullanılıyor.",
    fix: "Kategoriler adreste Türkçe harfsiz ve küçük yazılır; öyle de farklı olan bir ad verin.",
  },
  {
    file: total,
    change: ["label: Platin", "label: ▸Altın"],
    message: "“Altın” bu listede zaten kullanılıyor.",
    fix: "Maddeler birbirinden farklı olmalı; birini değiştirin ya da kaldırın.",
  },
  {
    change: ["- Kontrollü opaklık", "- ▸Renk maskeleme"],
    message: "“Renk maskeleme” bu listede zaten kullanılıyor.",
    fix: "Maddeler birbirinden farklı olmalı; birini değiştirin ya da kaldırın.",
  },
];
