import { z } from "zod";
import { picture, seo, tag } from "../field-groups";
import { distinct, fieldGroup, flag, list, order, previous, slug, text } from "../fields";
import { sections } from "../sections";

const slide = fieldGroup("Slide", "Slayt", {
  title: distinct(text("Slayt başlığı", 60)),
  text: text("Slayt metni", 220),
  image: picture,
});

const head = fieldGroup("PageTop", "Sayfanın üst bölümü", {
  banner: fieldGroup("PageBanner", "Başlık ve yanındaki fotoğraf", {
    tag: tag.optional(),
    lede: text("Sayfanın tanıtım cümlesi", 260).meta({ hint: "Başlığın altında durur." }).optional(),
    image: picture
      .optional()
      .meta({ label: "Başlığın yanındaki fotoğraf", hint: "Verilmezse başlık tek başına durur." }),
    low: flag("Fotoğraf alçak durur (600 yerine 400 piksel)").meta({
      hint: "Uzun metinli sayfalar içindir.",
    }),
    message: z.enum(["received", "failed"]).optional().meta({
      label: "Başlık ve ilk cümle, gönderilen formun sonucunu söyler",
      hint: "Yalnız form sonuçlarının sayfalarında seçilir.",
    }),
  }).optional(),
  carousel: list(slide, "Dönen slaytlar", { min: 2, max: 6 })
    .meta({
      hint: "Sırasıyla; verilirse fotoğrafın ve tanıtım cümlesinin yerine bunlar durur, başlık üstlerindedir.",
    })
    .optional(),
})
  .meta({ hint: "Başlık ya da slaytlar; verilmezse yalnız başlık durur." })
  .optional();

/** A page with its own slug. */
export const pageSchema = z.strictObject({
  slug: distinct(
    slug("Sayfanın adresi").meta({ hint: "Yalnız küçük harf, rakam ve kısa çizgi." }),
    "address",
  ),
  previous,
  title: text("Sayfanın başlığı", 60),
  seo,
  unlisted: flag("Sayfa aramalarda ve site haritasında yer almaz").meta({
    elsewhere: true,
  }),
  menu: fieldGroup("PageMenu", "Menüdeki yeri", {
    group: z.enum(["corporate", "products"]).meta({ label: "Hangi menüde durduğu" }),
    order: order("Menüdeki sırası").optional(),
    label: distinct(
      text("Menüdeki adı", 40).meta({ hint: "Verilmezse sayfanın başlığı." }),
      "menuLabel",
    ).optional(),
    mobileLabel: text("Mobil menüdeki adı", 40).meta({ hint: "Verilmezse aynısı." }).optional(),
    description: text("Menüde adın altındaki açıklama", 80).optional(),
  })
    .meta({ hint: "Verilmezse sayfa menüde durmaz.", elsewhere: true })
    .optional(),
  header: fieldGroup("PageHeaderLink", "Üst menüdeki bağlantısı", {
    order: order("Üst menüdeki sırası").optional(),
    label: distinct(text("Üst menüdeki adı", 40), "headerLabel"),
  })
    .meta({ hint: "Verilmezse orada durmaz.", elsewhere: true })
    .optional(),
  footer: fieldGroup("PageFooterLink", "Alt bilgideki yeri", {
    group: z.enum(["quick", "services"]).meta({ label: "Alt bilginin hangi sütununda durduğu" }),
    order: order("Sütundaki sırası").optional(),
    label: distinct(
      text("Alt bilgideki adı", 40).meta({ hint: "Verilmezse sayfanın başlığı." }),
      "footerLabel",
    ).optional(),
  })
    .meta({ hint: "Verilmezse sayfa orada durmaz.", elsewhere: true })
    .optional(),
  crumbs: flag("Başlığın üstünde, ana sayfadan buraya gelen yol durur"),
  head,
  sections: sections("Bölümler").meta({ hint: "Sırasıyla." }).optional(),
});
