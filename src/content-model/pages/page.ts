import { z } from "zod";
import { distinct, type FieldMeta, fieldGroup, flag, list, order, previous, slug, text } from "../fields";
import { picture, seo, tag } from "../parts";
import { sections } from "../sections";

const slide = fieldGroup("Slide", "Bir slayt.", {
  title: distinct(text("Slayt başlığı.", 60)),
  text: text("Slayt metni.", 220),
  image: picture,
});

const head = fieldGroup(
  "PageTop",
  "Sayfanın üst bölümü: başlık ya da slaytlar; verilmezse yalnız başlık durur.",
  {
    banner: fieldGroup("PageBanner", "Başlık ve yanındaki fotoğraf.", {
      tag: tag.optional(),
      lede: text("Sayfanın tanıtım cümlesi; başlığın altında durur.", 260).optional(),
      image: picture.optional().describe("Başlığın yanındaki fotoğraf; verilmezse başlık tek başına durur."),
      low: flag("Fotoğraf alçak durur (600 yerine 400 piksel); uzun metinli sayfalar içindir."),
      message: z
        .enum(["received", "failed"])
        .optional()
        .describe(
          "Başlık ve ilk cümle, gönderilen formun sonucunu söyler; yalnız form sonuçlarının sayfalarında seçilir.",
        ),
    }).optional(),
    carousel: list(
      slide,
      "Dönen slaytlar, sırasıyla; verilirse fotoğrafın ve tanıtım cümlesinin yerine bunlar durur, başlık üstlerindedir.",
      { min: 2, max: 6 },
    ).optional(),
  },
).optional();

/** A page with its own slug. */
export const pageSchema = z.strictObject({
  slug: distinct(slug("Sayfanın adresi; yalnız küçük harf, rakam ve kısa çizgi."), "address"),
  previous,
  title: text("Sayfanın başlığı.", 60),
  seo,
  unlisted: flag("Sayfa aramalarda ve site haritasında yer almaz.").meta({
    elsewhere: true,
  } satisfies FieldMeta),
  menu: fieldGroup("PageMenu", "Menüdeki yeri; verilmezse sayfa menüde durmaz.", {
    group: z.enum(["corporate", "products"]).describe("Hangi menüde durduğu."),
    order: distinct(
      order("Menüde kaçıncı sırada duracağı; menüdekinden büyükse en sonda durur."),
      "pageMenuOrder",
    ),
    label: distinct(text("Menüdeki adı; verilmezse sayfanın başlığı.", 40), "menuLabel").optional(),
    mobileLabel: text("Mobil menüdeki adı; verilmezse aynısı.", 40).optional(),
    description: text("Menüde adın altındaki açıklama.", 80).optional(),
  })
    .meta({ elsewhere: true } satisfies FieldMeta)
    .optional(),
  header: fieldGroup(
    "PageHeaderLink",
    "Üst menüde, iletişimden önceki bağlantısı; verilmezse orada durmaz.",
    {
      order: distinct(order("Üst menüdeki sırası."), "headerOrder"),
      label: distinct(text("Üst menüdeki adı; verilmezse sayfanın başlığı.", 40), "headerLabel").optional(),
    },
  )
    .meta({ elsewhere: true } satisfies FieldMeta)
    .optional(),
  footer: fieldGroup("PageFooterLink", "Alt bilgideki yeri; verilmezse sayfa orada durmaz.", {
    group: z.enum(["quick", "services"]).describe("Alt bilginin hangi sütununda durduğu."),
    order: distinct(
      order("Sütunda kaçıncı sırada duracağı; ötekilerden büyükse en sonda durur."),
      "pageFooterOrder",
    ),
    label: distinct(text("Alt bilgideki adı; verilmezse sayfanın başlığı.", 40), "footerLabel").optional(),
  })
    .meta({ elsewhere: true } satisfies FieldMeta)
    .optional(),
  crumbs: flag("Başlığın üstünde, ana sayfadan buraya gelen yol durur."),
  head,
  sections: sections("Bölümler, sırasıyla.").optional(),
});
