import { distinct, fieldGroup, flag, list, paragraph, prose, rule, text as words } from "../fields";
import { picture, titledText } from "../parts";
import { section } from "./section";

const cellCount = rule(
  "Satırın hücreleri tablonun sütunları kadar değil.",
  "Her satıra, adından sonraki sütunlar kadar hücre yazın; boş kalacaksa “–” koyun.",
);

const table = fieldGroup("TextTable", "Bir tablo.", {
  columns: list(
    distinct(words("Sütunun başlığı.", 40)),
    "Sütun başlıkları, soldan sağa; ilki satırların adlarının üstünde durur.",
    { min: 2, max: 5 },
  ),
  rows: list(
    fieldGroup("TextTableRow", "Bir satır.", {
      label: distinct(words("Satırın adı; ilk sütunda durur.", 80)),
      cells: list(words("Bir hücre.", 160), "Satırın öteki hücreleri, sütun sırasıyla.", { max: 4 }),
    }),
    "Satırlar, yukarıdan aşağıya.",
  ),
}).superRefine(({ columns, rows }, { addIssue }) => {
  const wrong = rows.findIndex(({ cells }) => cells.length !== columns.length - 1);
  if (wrong >= 0) addIssue({ code: "custom", ...cellCount, path: ["rows", wrong, "cells"] });
});

/** Blocks of the section, in display order. */
const content = {
  draft: words(
    "Metnin daha kesinleşmediğini söyleyen not; metnin başında durur, kesinleşince boşaltılır. Bölümde başka yazı varken site yayımlanmaz; tek başına durursa metin hazırlanıyor demektir, yayımlanır.",
    200,
  ).optional(),
  paragraphs: list(distinct(paragraph("Bir paragraf.")), "Paragraflar, sırasıyla.").optional(),
  list: list(distinct(prose("Bir madde.")), "Madde imli liste.").optional(),
  items: list(titledText, "Ara başlıklı kısa metinler.", { max: 20 }).optional(),
  providers: flag("Kısa metinlere, verilerin aktarıldığı hizmetler eklenir."),
  table: table.optional(),
  image: picture.optional().describe("Bölümün altındaki fotoğraf."),
};

export const text = section(
  "text",
  "Yazı; paragraf, liste, tablo ya da fotoğraf. Art arda gelenler tek metin olur.",
  {
    title: words("Bölümün başlığı; verilmezse yazı bir önceki bölümün devamı gibi durur.", 90).optional(),
    ...content,
  },
);
