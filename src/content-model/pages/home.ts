import { z } from "zod";
import { distinct, keyword, list, productSlug, text } from "../fields";
import { callout, closingLink, picture, sectionHead, seo, tag } from "../parts";
import { figure, stat } from "../quantities";
import { sections } from "../sections";

export const homePageSchema = z.strictObject({
  seo,
  hero: z
    .strictObject({
      tag,
      title: text("Ana başlık.", 60),
      lede: text("Başlığın altındaki tanıtım.", 320),
      link: closingLink
        .optional()
        .describe("Başka bir sayfaya giden düğme; verilmezse yalnız kataloğa inen düğme durur."),
      catalogueLabel: text("Kataloğa inen düğmenin adı.", 40),
      image: picture.optional().describe("Büyük fotoğraf; verilmezse başlık tek başına durur."),
      callouts: z.array(callout).optional().describe("Fotoğraf üzerindeki ölçü çizgileri."),
      layersOf: productSlug(
        "Tabakalarının kesiti büyük fotoğrafın yerinde gösterilen ürünün adresi; o ürün ya da kesiti yoksa fotoğraf kalır.",
      ).optional(),
      plate: list(stat, "Fotoğrafın üstündeki ölçü kartı: aynı gün ekseninde karşılaştırılan süreler.", {
        max: 4,
      }).optional(),
      facts: list(figure, "Başlığın altındaki sayılar.", { max: 6 }).optional(),
    })
    .describe("Açılış bölümü."),
  aboveCatalogue: sections("Katalogdan önceki bölümler, sırasıyla.").optional(),
  catalogue: z
    .strictObject({
      ...sectionHead,
      allLabel: distinct(text("Bütün kartları gösteren seçeneğin adı.", 30), "category"),
      categories: list(distinct(keyword("Kategorinin adı."), "category"), "Kategoriler, sırasıyla.", {
        max: 8,
      }),
      detailLabel: text("Karttaki bağlantının adı.", 30),
      showAllLabel: text("Kataloğun altındaki düğmenin adı.", 40),
    })
    .describe("Katalog; kartları ürünlerin formlarından gelir."),
  belowCatalogue: sections("Katalogdan sonraki bölümler, sırasıyla.").optional(),
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
