import { z } from "zod";
import { callout, closingLink, picture, seo, tag } from "../field-groups";
import { list, productSlug, rule, text } from "../fields";
import { figure, stat } from "../quantities";
import { sections } from "../sections";

export const homePageSchema = z.strictObject({
  seo,
  hero: z
    .strictObject({
      tag,
      title: text("Ana başlık", 60),
      lede: text("Başlığın altındaki tanıtım", 320),
      links: list(closingLink, "Düğmeler", { max: 2 }).meta({
        hint: "İlki dolu, ikincisi çerçevelidir. Kataloğa /#katalog gibi, bölümünün adresteki adıyla inilir.",
      }),
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
  sections: sections("Bölümler").meta({ hint: "Sırasıyla; ürün kataloğu da bir bölümdür." }).optional(),
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
