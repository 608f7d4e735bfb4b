import { z } from "zod";
import { distinct, type FieldMeta, keyword, link, paragraph, slug, text } from "../fields";
import { callout, feature, picture, sectionHead, seo, tag } from "../parts";
import { stat } from "../quantities";

export const technology = z
  .strictObject({
    name: distinct(text("Teknolojinin adı.", 60)),
    description: text("Kısa tanımı.", 220),
    benefits: z
      .array(distinct(text("Bir yarar.", 60)))
      .min(1)
      .max(3)
      .describe("Yararlar; bir, iki ya da üç tane."),
  })
  .describe("Bir teknoloji.")
  .meta({ typeName: "Technology" } satisfies FieldMeta);

export const homePageSchema = z.strictObject({
  seo,
  hero: z
    .strictObject({
      tag,
      title: text("Ana başlık.", 60),
      lede: text("Başlığın altındaki tanıtım.", 320),
      laboratoryLabel: text(
        "Laboratuvar bağlantısına giden düğmenin adı; navigation.yaml içinde o bağlantı varsa yazılır.",
        40,
      ).optional(),
      catalogueLabel: text("Kataloğa inen düğmenin adı.", 40),
      image: picture.optional().describe("Büyük fotoğraf; verilmezse başlık tek başına durur."),
      callouts: z.array(callout).optional().describe("Fotoğraf üzerindeki ölçü çizgileri."),
      layersOf: slug(
        "Tabakalarının kesiti büyük fotoğrafın yerinde gösterilen ürünün adresi; o ürün ya da kesiti yoksa fotoğraf kalır.",
      )
        .meta({ refersTo: "product" } satisfies FieldMeta)
        .optional(),
      requestLabel: text(
        "Bilgi talebi formuna inen bağlantının adı; “infoRequest” bölümü varsa yazılır.",
        40,
      ).optional(),
      plate: z
        .array(stat)
        .min(1)
        .max(4)
        .optional()
        .describe("Fotoğrafın üstündeki ölçü kartı: aynı gün ekseninde karşılaştırılan süreler."),
      facts: z.array(stat).min(1).max(6).optional().describe("Başlığın altındaki sayılar."),
    })
    .describe("Açılış bölümü."),
  stats: z
    .strictObject({
      title: text("Bölümün başlığı; ekranda görünmez, ekran okuyucu söyler.", 60),
      items: z.array(stat).min(1).max(8).describe("Sayılar."),
    })
    .optional()
    .describe("Rakamlar bandı."),
  catalogue: z
    .strictObject({
      ...sectionHead,
      allLabel: text("Bütün kartları gösteren seçeneğin adı.", 30).meta({
        uniqueIn: "category",
      } satisfies FieldMeta),
      categories: z
        .array(keyword("Kategorinin adı.").meta({ uniqueIn: "category" } satisfies FieldMeta))
        .min(1)
        .max(8)
        .describe("Kategoriler, sırasıyla."),
      detailLabel: text("Karttaki bağlantının adı.", 30),
      showAllLabel: text("Kataloğun altındaki düğmenin adı.", 40),
    })
    .describe("Katalog; kartları ürün dosyalarından gelir."),
  technology: z
    .strictObject({
      tag,
      title: text("Bölüm başlığı.", 90),
      image: picture.optional(),
      items: z.array(technology).min(1).max(12).describe("Teknolojiler."),
    })
    .optional()
    .describe("Teknoloji bölümü."),
  about: z
    .strictObject({
      tag,
      title: text("Bölüm başlığı.", 90),
      paragraphs: z
        .array(distinct(paragraph("Bir paragraf.")))
        .min(1)
        .max(8)
        .describe("Paragraflar."),
      facts: z.array(stat).min(1).max(6).optional().describe("Sayılar."),
      linkLabel: text("Bağlantının adı; “linkTo” varsa yazılır.", 40).optional(),
      linkTo: link("Bağlantının gittiği sayfa; verilmezse bağlantı yoktur.").optional(),
      image: picture.optional(),
    })
    .optional()
    .describe("Hakkımızda tanıtımı."),
  whyUs: z
    .strictObject({ ...sectionHead, items: z.array(feature).min(1).max(12).describe("Değerler.") })
    .optional()
    .describe("Neden biz bölümü."),
  testimonials: z
    .strictObject({
      title: text("Bölüm başlığı.", 60),
      items: z
        .array(
          z
            .strictObject({
              name: distinct(text("Görüş sahibinin adı.", 60)),
              title: text("Görevi ve kliniği.", 100),
              content: text("Görüşün kendisi, tırnaksız.", 700),
              rating: z
                .number()
                .int()
                .min(1)
                .max(5)
                .optional()
                .describe("Yıldız sayısı, 1–5; hekim yıldız vermediyse yazılmaz."),
            })
            .describe("Bir görüş.")
            .meta({ typeName: "Testimonial" } satisfies FieldMeta),
        )
        .min(1)
        .max(8)
        .describe("Görüşler; ilki büyük gösterilir."),
    })
    .optional()
    .describe("Hekim görüşleri."),
  infoRequest: z
    .strictObject({
      tag,
      title: text("Bölüm başlığı.", 90),
      lede: text("Bölümün tanıtımı.", 260),
      messageHint: text("Mesaj kutusunun içindeki örnek.", 60).optional(),
    })
    .optional()
    .describe("Bilgi talebi formu bölümü."),
});
