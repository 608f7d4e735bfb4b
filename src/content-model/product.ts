import { z } from "zod";
import { strings } from "../domain/interface-strings";
import { defaultWords } from "../domain/own-words";
import { slugOf } from "../domain/turkish";
import { turnaroundUnits, warrantyUnits } from "../domain/units";
import { clinical } from "./clinical";
import { distinct, type FieldMeta, icon, keyword, order, percentage, slug, text } from "./fields";
import { callout, callToAction, feature, picture, processStep, sectionHead, seo, titledText } from "./parts";
import { layer, material, shade } from "./product-parts";
import { duration, quantity, stat } from "./quantities";

/** Comparison rows computed from the two products. */
const ownRows = [defaultWords.turnaround, strings.warranty].map(slugOf);

export const productSchema = z.strictObject({
  slug: slug("Sayfanın adresi; yalnız küçük harf, rakam ve kısa çizgi.").meta({
    uniqueIn: "address",
  } satisfies FieldMeta),
  name: text("Ürünün adı; sayfanın başlığıdır.", 60),
  hidden: z
    .boolean()
    .optional()
    .describe(
      "Sitede gösterilmesin: işaretliyken ürünün sayfası, menüdeki yeri, kartı ve formdaki seçeneği olmaz; yazdıklarınız burada durur.",
    )
    .meta({ graphql: false } satisfies FieldMeta),
  badge: text("Başlığın üstündeki rozet.", 40).optional(),
  summary: text("Ürünün tanıtım cümlesi; adının altında durur.", 260),
  seo,
  keywords: z
    .array(distinct(keyword("Bir arama sözcüğü, örneğin veneer.")))
    .min(1)
    .optional()
    .describe(
      "Arama sözcükleri: ziyaretçinin bu ürün için yazabileceği öteki adlar; sayfada görünmez, /urunler sayfasındaki arama bunları da tanır.",
    )
    .meta({ elsewhere: true } satisfies FieldMeta),
  image: picture
    .optional()
    .describe("Ürünün fotoğrafı; verilmezse sayfası, kartı ve menüdeki yeri fotoğrafsız kurulur."),
  callouts: z.array(callout).optional().describe("Fotoğraf üzerindeki ölçü çizgileri."),
  turnaround: duration("Teslim süresi.", turnaroundUnits).optional(),
  tryIns: z
    .number()
    .int()
    .min(1)
    .max(9)
    .optional()
    .describe(
      "Prova sayısı: iş teslimden önce kliniğe kaç kez provaya gider; teslim günü hesabı o zaman yalnız en erken günü söyler. Provasız üründe boş kalır.",
    ),
  warranty: duration("Garanti süresi.", warrantyUnits).optional(),
  facts: z
    .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), quantity)
    .optional()
    .describe("Bu ürünün sayıları; ürünün metinlerinde {ad} biçiminde kullanılır.")
    .meta({ graphql: false } satisfies FieldMeta),
  menu: z
    .strictObject({
      group: keyword("Ürünün menüdeki grubu.").meta({ listedIn: "menuGroup" } satisfies FieldMeta),
      order: order("Gruptaki sırası.").meta({ uniqueIn: "menuPlace" } satisfies FieldMeta),
      label: text("Menüdeki adı; verilmezse ürünün adı.", 60).optional(),
      description: text("Menüde fotoğrafın altındaki cümle; verilmezse kartın metni durur.", 140).optional(),
    })
    .describe("Ürünler menüsündeki yeri.")
    .meta({ typeName: "ProductMenu", elsewhere: true } satisfies FieldMeta),
  catalogue: z
    .array(
      z
        .strictObject({
          title: text("Kartın başlığı.", 60).meta({ uniqueIn: "cardTitle" } satisfies FieldMeta),
          description: text("Kartın metni.", 160),
          features: z
            .array(distinct(text("Kısa bir özellik.", 50)))
            .min(1)
            .max(3)
            .describe("Kısa özellikler; bir, iki ya da üç tane."),
          category: keyword("Kartın kategorisi.").meta({ listedIn: "category" } satisfies FieldMeta),
          icon: icon(),
          image: picture.optional().describe("Kartın fotoğrafı; verilmezse ürünün fotoğrafı."),
          order: order("Katalogdaki sırası.").meta({ uniqueIn: "cataloguePlace" } satisfies FieldMeta),
        })
        .describe("Katalog kartı.")
        .meta({ typeName: "CatalogueCard" } satisfies FieldMeta),
    )
    .min(1)
    .describe("Ana sayfadaki katalog kartları; bir ürünün birden çok kartı olabilir.")
    .meta({ elsewhere: true } satisfies FieldMeta),
  form: z
    .strictObject({
      label: text("Formdaki adı.", 60).meta({ uniqueIn: "formOption" } satisfies FieldMeta),
      order: order("Formdaki sırası.").meta({ uniqueIn: "formPlace" } satisfies FieldMeta),
    })
    .optional()
    .describe("Bilgi talebi formundaki seçenek.")
    .meta({ typeName: "ProductFormOption", elsewhere: true } satisfies FieldMeta),
  footer: z
    .strictObject({
      label: text("Alt bilgideki adı.", 60),
      order: order("Alt bilgideki sırası.").meta({ uniqueIn: "footerPlace" } satisfies FieldMeta),
    })
    .optional()
    .describe("Alt bilgideki bağlantı.")
    .meta({ typeName: "ProductFooterLink", elsewhere: true } satisfies FieldMeta),
  clinical: clinical.optional(),
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
      title: text("Bölüm başlığı.", 90),
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
      title: text("Bölüm başlığı.", 90),
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
      title: text("Bölüm başlığı.", 90),
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
  stats: z.array(stat).min(1).max(8).optional().describe("Rakamlar bandı."),
  related: z
    .array(
      distinct(
        slug("İlgili bir ürünün adresi, örneğin urun-adi.").meta({
          refersTo: "product",
        } satisfies FieldMeta),
      ),
    )
    .min(1)
    .max(3)
    .optional()
    .describe(
      "İlgili ürünler: sayfanın sonunda önerilenler, sırasıyla, en çok üç; azsa menüde sonra gelen ürünlerle tamamlanır.",
    ),
  callToAction: callToAction.optional(),
});
