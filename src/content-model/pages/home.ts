import { z } from "zod";
import { slugOf } from "../../domain/turkish";
import { distinct, keyword, list, productSlug, rule, text } from "../fields";
import { callout, closingLink, picture, sectionHead, seo, tag } from "../parts";
import { figure, stat } from "../quantities";
import { sections } from "../sections";

/** The filter finds a category by its slug; without one it would choose all. */
const category = keyword("Kategorinin adı").refine(
  (name) => slugOf(name) !== "",
  rule("Kategorinin adında Latin harfi ya da rakam yok.", "Adı Türkçe harflerle yazın."),
);

export const homePageSchema = z.strictObject({
  seo,
  hero: z
    .strictObject({
      tag,
      title: text("Ana başlık", 60),
      lede: text("Başlığın altındaki tanıtım", 320),
      link: closingLink.optional().meta({
        label: "Başka bir sayfaya giden düğme",
        hint: "Verilmezse yalnız kataloğa inen düğme durur.",
      }),
      catalogueLabel: text("Kataloğa inen düğmenin adı", 40),
      image: picture
        .optional()
        .meta({ label: "Büyük fotoğraf", hint: "Verilmezse başlık tek başına durur." }),
      callouts: z.array(callout).optional().meta({ label: "Fotoğraf üzerindeki ölçü çizgileri" }),
      layersOf: productSlug("Tabakalarının kesiti büyük fotoğrafın yerinde gösterilen ürünün adresi")
        .meta({ hint: "O ürün ya da kesiti yoksa fotoğraf kalır." })
        .optional(),
      plate: list(stat, "Fotoğrafın üstündeki ölçü kartı", { max: 4 })
        .meta({ hint: "Aynı gün ekseninde karşılaştırılan süreler." })
        .optional(),
      facts: list(figure, "Başlığın altındaki sayılar", { max: 6 }).optional(),
    })
    .refine(
      ({ image, callouts }) => image !== undefined || !callouts?.length,
      rule(
        "Ölçü çizgilerinin duracağı fotoğraf yok.",
        "Büyük fotoğrafı ekleyin ya da çizgileri kaldırın.",
        "callouts",
      ),
    )
    .meta({ label: "Açılış bölümü" }),
  aboveCatalogue: sections("Katalogdan önceki bölümler").meta({ hint: "Sırasıyla." }).optional(),
  catalogue: z
    .strictObject({
      ...sectionHead,
      allLabel: distinct(text("Bütün kartları gösteren seçeneğin adı", 30), "category"),
      categories: list(distinct(category, "category"), "Kategoriler", { max: 8 }).meta({
        hint: "Sırasıyla.",
      }),
      detailLabel: text("Karttaki bağlantının adı", 30),
      showAllLabel: text("Kataloğun altındaki düğmenin adı", 40),
    })
    .meta({ label: "Katalog", hint: "Kartları ürünlerin formlarından gelir." }),
  belowCatalogue: sections("Katalogdan sonraki bölümler").meta({ hint: "Sırasıyla." }).optional(),
  infoRequest: z
    .strictObject({
      tag,
      title: text("Bölüm başlığı", 90),
      lede: text("Bölümün tanıtımı", 260),
      messageHint: text("Mesaj kutusunun içindeki örnek", 60).optional(),
    })
    .optional()
    .meta({ label: "Bilgi talebi formu bölümü" }),
});
