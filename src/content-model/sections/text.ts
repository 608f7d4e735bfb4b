import { picture, titledText } from "../field-groups";
import { distinct, fieldGroup, flag, list, paragraph, prose, rule, text as words } from "../fields";
import { section } from "./section";

const cellCount = rule(
  "Satırın hücreleri tablonun sütunları kadar değil.",
  "Her satıra, adından sonraki sütunlar kadar hücre yazın; boş kalacaksa “–” koyun.",
);

const table = fieldGroup("TextTable", "Tablo", {
  columns: list(distinct(words("Sütunun başlığı", 40)), "Sütun başlıkları, soldan sağa", {
    min: 2,
    max: 5,
  }).meta({ hint: "İlki satırların adlarının üstünde durur." }),
  rows: list(
    fieldGroup("TextTableRow", "Satır", {
      label: distinct(words("Satırın adı", 80).meta({ hint: "İlk sütunda durur." })),
      cells: list(words("Hücre", 160), "Satırın öteki hücreleri, sütun sırasıyla", { max: 4 }),
    }),
    "Satırlar, yukarıdan aşağıya",
  ),
}).superRefine(({ columns, rows }, { addIssue }) => {
  const wrong = rows.findIndex(({ cells }) => cells.length !== columns.length - 1);
  if (wrong >= 0) addIssue({ code: "custom", ...cellCount, path: ["rows", wrong, "cells"] });
});

/** Blocks of the section, in display order. */
const content = {
  draft: words("Metnin daha kesinleşmediğini söyleyen not", 200)
    .meta({
      hint: "Metnin sonunda durur, kesinleşince boşaltılır. Bölümde başka yazı varken site yayımlanmaz; tek başına durursa metin hazırlanıyor demektir, yayımlanır.",
    })
    .optional(),
  paragraphs: list(distinct(paragraph("Paragraf")), "Paragraflar")
    .meta({ hint: "Sırasıyla." })
    .optional(),
  list: list(distinct(prose("Madde")), "Madde imli liste").optional(),
  items: list(titledText, "Ara başlıklı kısa metinler", { max: 20 }).optional(),
  providers: flag("Kısa metinlere, verilerin aktarıldığı hizmetler eklenir"),
  table: table.optional(),
  image: picture.optional().meta({ label: "Bölümün altındaki fotoğraf" }),
};

const filled = rule(
  "Yazı bölümü boş.",
  "Paragraf, liste, tablo ya da fotoğraf ekleyin ya da bölümü kaldırın.",
);

export const text = section(
  "text",
  "Yazı",
  "Paragraf, liste, tablo ya da fotoğraf. Art arda gelenler tek metin olur.",
  {
    title: words("Bölümün başlığı", 90)
      .meta({ hint: "Verilmezse yazı bir önceki bölümün devamı gibi durur." })
      .optional(),
    ...content,
  },
).refine((section) => Object.keys(content).some((key) => key in section), filled);
