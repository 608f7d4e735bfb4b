import { z } from "zod";
import { distinct, fieldGroup, paragraph, prose, rule, text as words } from "../fields";
import { picture, titledText } from "../parts";
import { section } from "./section";

const cellCount = rule(
  "Satırın hücreleri tablonun sütunları kadar değil.",
  "Her satıra, adından sonraki sütunlar kadar hücre yazın; boş kalacaksa “–” koyun.",
);

const table = fieldGroup("TextTable", "Bir tablo.", {
  columns: z
    .array(distinct(words("Sütunun başlığı.", 40)))
    .min(2)
    .max(5)
    .describe("Sütun başlıkları, soldan sağa; ilki satırların adlarının üstünde durur."),
  rows: z
    .array(
      fieldGroup("TextTableRow", "Bir satır.", {
        label: distinct(words("Satırın adı; ilk sütunda durur.", 80)),
        cells: z
          .array(words("Bir hücre.", 160))
          .min(1)
          .max(4)
          .describe("Satırın öteki hücreleri, sütun sırasıyla."),
      }),
    )
    .min(1)
    .describe("Satırlar, yukarıdan aşağıya."),
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
  paragraphs: z
    .array(distinct(paragraph("Bir paragraf.")))
    .min(1)
    .optional()
    .describe("Paragraflar, sırasıyla."),
  list: z
    .array(distinct(prose("Bir madde.")))
    .min(1)
    .optional()
    .describe("Madde imli liste."),
  items: z.array(titledText).min(1).max(20).optional().describe("Ara başlıklı kısa metinler."),
  providers: z.boolean().optional().describe("Kısa metinlere, verilerin aktarıldığı hizmetler eklenir."),
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
