import { z } from "zod";
import { distinct, type FieldMeta, keyword, link, paragraph, text } from "../fields";
import { callout, feature, picture, sectionHead, seo, tag } from "../parts";
import { stat } from "../quantities";

export const technology = z
  .strictObject({
    name: distinct(text("Teknolojinin adı.", 60)),
    description: text("Kısa tanımı.", 220),
    benefits: z
      .array(distinct(text("Bir yarar.", 60)))
      .length(3)
      .describe("Üç yarar."),
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
      laboratoryLabel: text("Laboratuvar sayfasına giden düğmenin adı.", 40),
      catalogueLabel: text("Kataloğa inen düğmenin adı.", 40),
      image: picture,
      callouts: z.array(callout).optional().describe("Fotoğraf üzerindeki ölçü çizgileri."),
      requestLabel: text("Bilgi talebi formuna inen bağlantının adı.", 40),
      plate: z
        .array(stat)
        .min(1)
        .max(4)
        .describe("Fotoğrafın üstündeki ölçü kartı: aynı gün ekseninde karşılaştırılan süreler."),
      plateMax: z.number().int().min(1).max(40).describe("Gün ekseninin son günü."),
      facts: z.array(stat).min(1).max(6).describe("Başlığın altındaki sayılar."),
    })
    .describe("Açılış bölümü."),
  stats: z
    .strictObject({
      title: text("Bölümün başlığı; ekranda görünmez, ekran okuyucu söyler.", 60),
      items: z.array(stat).min(1).max(8).describe("Sayılar."),
    })
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
      image: picture,
      items: z.array(technology).min(1).max(12).describe("Teknolojiler."),
    })
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
      facts: z.array(stat).min(1).max(6).describe("Sayılar."),
      linkLabel: text("Bağlantının adı.", 40),
      linkTo: link("Bağlantının gittiği sayfa."),
      image: picture,
    })
    .describe("Hakkımızda tanıtımı."),
  whyUs: z
    .strictObject({ ...sectionHead, items: z.array(feature).min(1).max(12).describe("Değerler.") })
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
              content: paragraph("Görüşün kendisi, tırnaksız."),
              rating: z.number().int().min(1).max(5).describe("Yıldız sayısı, 1–5."),
            })
            .describe("Bir görüş.")
            .meta({ typeName: "Testimonial" } satisfies FieldMeta),
        )
        .min(1)
        .max(8)
        .describe("Görüşler; ilki büyük gösterilir."),
    })
    .describe("Hekim görüşleri."),
  infoRequest: z
    .strictObject({ tag, title: text("Bölüm başlığı.", 90), lede: text("Bölümün tanıtımı.", 260) })
    .describe("Bilgi talebi formu bölümü."),
});
