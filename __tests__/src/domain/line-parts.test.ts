import { lineParts } from "#src/domain/line-parts.ts";

/** Texts, with brackets around what stays on one line. */
test.each([
  "[24–48 saatte] biter.",
  "Süre [3–5 iş günüdür].",
  "Garanti [10 yıl]",
  "Kesici kenar [0,6–0,8 mm]",
  "[E-postayla] en çok [20 MB]",
  "Zirkonyum (4Y): [748 MPa]; HF asit %5, [60 saniye]",
  "[25+ yıl], [%95–%98], [1.500 gün]",
  "Sözleşmenin ifası ([m. 5]/[2-c])",
  "Bizi arayın: [0352 000 00 00] ya da [+90 352 000 00 00].",
  "[444 0 555], [0352 0000000], [(0352) 000-00-00], [+90 (0) 352 000 00 00], [0352 000 ** **]",
  "[0352 000 00 00] [dahili 114], [0352 000 00 00] [/ 118], [0352 000 00 00] [(dahili: 5)]",
  "Fatura [e-postayla] gelir; [e-postalar]ınızı yazın.",
  "[All-on-4] / [All-on-6] hibrit protez, [Hands-on] eğitim",
  "Pazartesi–Cuma, 8 cm. 12 adet",
  "Örnek Caddesi [No: 12], [Kat 3], [Daire: 7], 38010 Kayseri",
  "İmplantasyon-destekli",
])("keeps on one line: %s", (marked) => {
  const text = marked.replace(/[[\]]/g, "");
  const parts = lineParts(text);
  expect(parts.map(({ text: part, isWhole }) => (isWhole ? `[${part}]` : part)).join("")).toBe(marked);
  expect(parts.every(({ text: part, start }) => text.startsWith(part, start))).toBe(true);
});
