import type { Mistake } from "./mistake";

const porselen = "products/porselen-kron.yaml";
const total = "products/total-protez.yaml";

/** Values that must be unique in their list or on the site. */
export const repetitionMistakes: readonly Mistake[] = [
  {
    file: porselen,
    change: ["  title: Porselen Kron\n", "  title: ▸Lamine Kron (Yaprak Porselen)\n"],
    message:
      "“Arama sonuçlarında ve sekmede görünen başlık” için “Lamine Kron (Yaprak Porselen)” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: total,
    change: ["slug: total-protez", "slug: ▸lamine-kron"],
    message: "“Sayfanın adresi” için “lamine-kron” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: porselen,
    change: ["  group: Sabit Kronlar\n  order: 1", "  group: Sabit Kronlar\n  order: ▸3"],
    message: "“Gruptaki sırası” için 3 zaten kullanılıyor.",
    fix: /^Başka bir sıra verin; boştaki ilk sıra 1\. Öteki:/,
  },
  {
    file: total,
    change: ["  - title: Total Protez", "  - title: ▸Lamine Kron"],
    message: "“Kartın başlığı” için “Lamine Kron” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: total,
    change: ["form: { label: Total Protez,", "form: { label: ▸Lamine Kron,"],
    message: "“Formdaki adı” için “Lamine Kron” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: total,
    change: ["name: Total Protez", "name: ▸Porselen Kron"],
    message: "“Ürünün adı” için “Porselen Kron” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: total,
    change: ["footer: { label: Total Protez,", "footer: { label: ▸Porselen Kron,"],
    message: "“Alt bilgideki adı” için “Porselen Kron” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: total,
    change: ["  group: Hareketli Protezler\n", "  group: Hareketli Protezler\n  label: ▸Porselen (Vita)\n"],
    message: "“Menüdeki adı” için “Porselen (Vita)” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: "pages/sss.yaml",
    before: (content) =>
      content.replace("pages/hakkimizda.yaml", "menu:\n", "header: { order: 1, label: Ekibimiz }\nmenu:\n"),
    change: ["menu:\n", "header: { order: 2, label: ▸Ekibimiz }\nmenu:\n"],
    message: "“Üst menüdeki adı” için “Ekibimiz” zaten kullanılıyor.",
    fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
  },
  {
    file: "pages/home.yaml",
    change: ["    - Çocuk\n", "    - Çocuk\n    - ▸COCUK\n"],
    message: "“Kategoriler” 4. madde için “COCUK” zaten kullanılıyor.",
    fix: /^Büyük harf ve Türkçe harf fark sayılmaz; başka bir ad yazın\. Öteki:/,
  },
  {
    file: total,
    change: ["label: Platin", "label: ▸Altın"],
    message: "“Sayının neyi ölçtüğü, kısaca” için “Altın” zaten kullanılıyor.",
    fix: /^Maddeler birbirinden farklı olmalı; birini değiştirin ya da kaldırın\. Öteki:/,
  },
  {
    change: ["- Kontrollü opaklık", "- ▸Renk maskeleme"],
    message: "“Özellikleri” 2. madde için “Renk maskeleme” zaten kullanılıyor.",
    fix: /^Maddeler birbirinden farklı olmalı; birini değiştirin ya da kaldırın\. Öteki:/,
  },
];
