import type { Mistake } from "./mistake";

const porselen = "products/porselen-kron.yaml";
const total = "products/total-protez.yaml";

/** A value that another field has already; `field` is said as the message names it. */
const taken = (file: string, change: Mistake["change"], field: string, value: string): Mistake => ({
  file,
  change,
  message: `${field} için ${value} zaten kullanılıyor.`,
  fix: /^İkisi ayırt edilemez; burada başkasını yazın\. Öteki:/,
});

const inList = /^Maddeler birbirinden farklı olmalı; birini değiştirin ya da kaldırın\. Öteki:/;

export const repetitionMistakes: readonly Mistake[] = [
  taken(
    porselen,
    ["  title: Porselen Kron\n", "  title: ▸Lamine Kron (Yaprak Porselen)\n"],
    "“Arama sonuçlarında ve sekmede görünen başlık”",
    "“Lamine Kron (Yaprak Porselen)”",
  ),
  taken(total, ["slug: total-protez", "slug: ▸lamine-kron"], "“Sayfanın adresi”", "“lamine-kron”"),
  {
    ...taken(
      porselen,
      ["  group: Sabit Kronlar\n  order: 1", "  group: Sabit Kronlar\n  order: ▸3"],
      "“Gruptaki sırası”",
      "3",
    ),
    fix: /^Başka bir sıra verin; boştaki ilk sıra 1\. Öteki:/,
  },
  taken(total, ["- title: Total Protez", "- title: ▸Lamine Kron"], "“Kartın başlığı”", "“Lamine Kron”"),
  taken(
    total,
    ["form: { label: Total Protez,", "form: { label: ▸Lamine Kron,"],
    "“Formdaki adı”",
    "“Lamine Kron”",
  ),
  taken(total, ["name: Total Protez", "name: ▸Porselen Kron"], "“Ürünün adı”", "“Porselen Kron”"),
  taken(
    total,
    ["footer: { label: Total Protez,", "footer: { label: ▸Porselen Kron,"],
    "“Alt bilgideki adı”",
    "“Porselen Kron”",
  ),
  taken(
    total,
    ["  group: Hareketli Protezler\n", "  group: Hareketli Protezler\n  label: ▸Porselen (Vita)\n"],
    "“Menüdeki adı”",
    "“Porselen (Vita)”",
  ),
  {
    ...taken(
      "pages/sss.yaml",
      ["menu:\n", "header: { order: 2, label: ▸Ekibimiz }\nmenu:\n"],
      "“Üst menüdeki adı”",
      "“Ekibimiz”",
    ),
    before: (content) =>
      content.replace("pages/hakkimizda.yaml", "menu:\n", "header: { order: 1, label: Ekibimiz }\nmenu:\n"),
  },
  {
    ...taken(
      "pages/home.yaml",
      ["- Çocuk\n", "- Çocuk\n    - ▸COCUK\n"],
      "“Kategoriler” 4. madde",
      "“COCUK”",
    ),
    fix: /^Büyük harf ve Türkçe harf fark sayılmaz; başka bir ad yazın\. Öteki:/,
  },
  {
    ...taken(total, ["label: Platin", "label: ▸Altın"], "“Sayının neyi ölçtüğü, kısaca”", "“Altın”"),
    fix: inList,
  },
  {
    change: ["- Kontrollü opaklık", "- ▸Renk maskeleme"],
    message: "“Özellikleri” 2. madde için “Renk maskeleme” zaten kullanılıyor.",
    fix: inList,
  },
];
