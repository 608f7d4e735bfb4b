import { z } from "zod";
import { strings } from "../domain/interface-strings";
import { defaultWords } from "../domain/own-words";
import { slugOf } from "../domain/turkish";
import { distinct, type FieldMeta, heading, percentage, slug, text } from "./fields";
import { feature, picture, processStep, sectionHead, titledText } from "./parts";
import { layer, material, shade } from "./product-parts";
import { stat } from "./quantities";

/** Comparison rows computed from the two products. */
const ownRows = [defaultWords.turnaround, strings.warranty].map(slugOf);

/** The optional sections of a product page. */
export const productSections = {
  advantages: z
    .strictObject({
      ...sectionHead,
      items: z.array(feature).min(2).max(12).describe("Üstünlükler."),
      image: picture
        .optional()
        .describe(
          "Sayfanın eninde bir yakın çekim; verilirse üstünlükler altında, koyu zeminde ve simgesiz durur.",
        ),
    })
    .optional()
    .describe("Üstünlükler bölümü.")
    .meta({ typeName: "ProductAdvantages" } satisfies FieldMeta),
  materials: z
    .strictObject({
      ...sectionHead,
      items: z.array(material).min(1).max(12).describe("Malzemeler ya da türler."),
    })
    .describe("Malzemeler ya da türler bölümü.")
    .meta({ typeName: "ProductMaterials" } satisfies FieldMeta)
    .optional(),
  shades: z
    .strictObject({ ...sectionHead, items: z.array(shade).min(1).max(32).describe("Renkler, sırasıyla.") })
    .optional()
    .describe("Renk seçenekleri bölümü.")
    .meta({ typeName: "ProductShades" } satisfies FieldMeta),
  layers: z
    .strictObject({
      title: heading("Bölüm başlığı.", 90),
      text: text("Tabakaları anlatan metin.", 700),
      whole: picture.describe("Bütün hâlinin fotoğrafı."),
      cut: picture.describe("Aynı kamerayla çekilmiş kesiti; iki görsel üst üste oturur."),
      outlines: z
        .string()
        .regex(/^\.{1,2}\/.+\.svg$/)
        .optional()
        .describe(
          "Tabakaların kesit üzerindeki sınırları: tek bir SVG çizimi; görselin genişliği 1000 sayılır, kesitte yeri olan her tabakanın kimliği (id) dıştan içe t1, t2, …",
        )
        .meta({ kind: "drawing" } satisfies FieldMeta),
      line: percentage("Kesit çizgisinin başta durduğu yer, soldan yüzde."),
      items: z.array(layer).min(2).max(8).describe("Tabakalar, dıştan içe; kesitte yeri olmayanlar sonda."),
    })
    .optional()
    .describe("Tabakaların kesiti.")
    .meta({ typeName: "ProductLayers" } satisfies FieldMeta),
  techniques: z
    .strictObject({ ...sectionHead, items: z.array(titledText).min(1).max(12).describe("Teknikler.") })
    .optional()
    .describe("Yapım teknikleri bölümü.")
    .meta({ typeName: "ProductTechniques" } satisfies FieldMeta),
  purity: z
    .strictObject({
      title: heading("Bölüm başlığı.", 90),
      image: picture.optional(),
      items: z
        .array(
          z
            .strictObject({
              metal: stat.describe("Metalin adı ve saflığı."),
              max: z
                .number()
                .positive()
                .describe("Saflık çubuğunun son değeri: ayar için 24, yüzde için 100."),
            })
            .describe("Bir metal.")
            .meta({ typeName: "Purity" } satisfies FieldMeta),
        )
        .min(1)
        .max(8)
        .describe("Metaller."),
    })
    .optional()
    .describe("Alaşım saflığı bölümü.")
    .meta({ typeName: "ProductPurity" } satisfies FieldMeta),
  comparison: z
    .strictObject({
      title: heading("Bölüm başlığı.", 90),
      criterion: text("İlk sütunun başlığı; ekranda görünmez, ekran okuyucu söyler.", 30),
      other: slug("Karşılaştırılan ürün; o ürün yoksa bölüm gösterilmez.").meta({
        refersTo: "product",
      } satisfies FieldMeta),
      rows: z
        .array(
          z
            .strictObject({
              label: distinct(text("Ölçüt.", 40)),
              self: text("Bu ürün için değeri.", 160),
              other: text("Öteki ürün için değeri.", 160),
            })
            .refine(({ label }) => !ownRows.includes(slugOf(label)), { message: "ownRow" })
            .describe("Bir ölçüt.")
            .meta({ typeName: "ComparisonRow" } satisfies FieldMeta),
        )
        .min(1)
        .max(12)
        .describe("Ölçütler; teslim süresi ve garanti kendiliğinden eklenir."),
    })
    .optional()
    .describe("Başka bir ürünle karşılaştırma.")
    .meta({ typeName: "ProductComparison" } satisfies FieldMeta),
  process: z
    .strictObject({
      ...sectionHead,
      steps: z.array(processStep).min(2).max(12).describe("Adımlar, sırasıyla."),
    })
    .optional()
    .describe("Süreç bölümü.")
    .meta({ typeName: "ProductProcess" } satisfies FieldMeta),
};
