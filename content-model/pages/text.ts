import { z } from "zod";
import { distinct, type FieldMeta, order, paragraph, prose, slug, text } from "../fields";
import { callToAction, picture, seo, tag } from "../parts";

const table = z
  .strictObject({
    columns: z
      .array(distinct(text("Sütunun başlığı.", 40)))
      .min(2)
      .max(5)
      .describe("Sütun başlıkları, soldan sağa; ilki satırların adlarının üstünde durur."),
    rows: z
      .array(
        z
          .strictObject({
            label: distinct(text("Satırın adı; ilk sütunda durur.", 80)),
            cells: z
              .array(text("Bir hücre.", 160))
              .min(1)
              .max(4)
              .describe("Satırın öteki hücreleri, sütun sırasıyla."),
          })
          .describe("Bir satır.")
          .meta({ typeName: "TextTableRow" } satisfies FieldMeta),
      )
      .min(1)
      .describe("Satırlar, yukarıdan aşağıya."),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1), {
    message: "cellCount",
  })
  .describe("Bir tablo.")
  .meta({ typeName: "TextTable" } satisfies FieldMeta);

/** What a section may show, in the order in which it is shown. */
const content = {
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
  steps: z
    .array(distinct(prose("Bir adım.")))
    .min(1)
    .optional()
    .describe("Numaralı liste; sıranın önemli olduğu yerde."),
  table: table.optional(),
  questions: z
    .array(
      z
        .strictObject({ question: distinct(text("Soru.", 120)), answer: paragraph("Yanıt.") })
        .describe("Bir soru ve yanıtı.")
        .meta({ typeName: "TextQuestion" } satisfies FieldMeta),
    )
    .min(1)
    .optional()
    .describe("Dokununca açılan sorular ve yanıtları."),
  image: picture.optional().describe("Bölümün altındaki fotoğraf."),
};

/** A section must show something. */
const isFilled = (section: object): boolean =>
  Object.keys(content).some((key) => Reflect.get(section, key) !== undefined);

const textSection = z
  .strictObject({ title: distinct(text("Bölümün başlığı.", 90)), ...content })
  .refine(isFilled, { message: "emptySection" })
  .describe("Bir bölüm.")
  .meta({ typeName: "TextSection" } satisfies FieldMeta);

/** A page that an editor adds: `content/pages/<slug>.yaml`. */
export const textPageSchema = z.strictObject({
  kind: z.literal("text").describe("Sayfanın türü; eklenen her sayfada text yazar."),
  slug: slug("Sayfanın adresi; yalnız küçük harf, rakam ve kısa çizgi.").meta({
    uniqueIn: "address",
  } satisfies FieldMeta),
  seo,
  tag,
  title: text("Sayfanın başlığı.", 60),
  lede: text("Sayfanın tanıtım cümlesi; başlığın altında durur.", 260),
  image: picture.optional().describe("Başlığın yanındaki fotoğraf; verilmezse başlık tek başına durur."),
  menu: z
    .strictObject({
      order: order("Menüde kaçıncı sırada duracağı; menüdekinden büyükse en sonda durur.").meta({
        uniqueIn: "pageMenuPlace",
      } satisfies FieldMeta),
      label: text("Menüdeki adı; verilmezse sayfanın başlığı.", 40).optional(),
      description: text("Menüde adın altındaki açıklama.", 80).optional(),
    })
    .optional()
    .describe("Kurumsal menüsündeki yeri; verilmezse sayfa menüde durmaz.")
    .meta({ typeName: "PageMenu" } satisfies FieldMeta),
  footer: z
    .strictObject({
      order: order("Hızlı bağlantılarda kaçıncı sırada duracağı; ötekilerden büyükse en sonda durur.").meta({
        uniqueIn: "pageFooterPlace",
      } satisfies FieldMeta),
      label: text("Alt bilgideki adı; verilmezse sayfanın başlığı.", 40).optional(),
    })
    .optional()
    .describe("Alt bilginin hızlı bağlantılarındaki yeri; verilmezse sayfa orada durmaz.")
    .meta({ typeName: "PageFooterLink" } satisfies FieldMeta),
  sections: z.array(textSection).min(1).describe("Bölümler, sırasıyla."),
  callToAction: callToAction.optional(),
});
