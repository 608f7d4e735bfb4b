import { z } from "zod";
import { turnaroundUnits, warrantyUnits } from "../domain/units";
import { clinical } from "./clinical";
import { facts } from "./facts";
import {
  distinct,
  type FieldMeta,
  fieldGroup,
  flag,
  icon,
  keyword,
  list,
  order,
  previous,
  productSlug,
  slug,
  text,
  whole,
} from "./fields";
import { callout, callToAction, picture, sample, seo } from "./parts";
import { productSections } from "./product-sections";
import { duration, stat } from "./quantities";

export const productSchema = z.strictObject({
  slug: distinct(slug("Sayfanın adresi; yalnız küçük harf, rakam ve kısa çizgi."), "address"),
  previous,
  name: distinct(text("Ürünün adı; sayfanın başlığıdır.", 60), "productName"),
  hidden: flag(
    "Sitede gösterilmesin: işaretliyken ürünün sayfası, menüdeki yeri, kartı ve formdaki seçeneği olmaz; yazdıklarınız burada durur.",
  ).meta({ graphql: false } satisfies FieldMeta),
  badge: text("Başlığın üstündeki rozet.", 40).optional(),
  summary: text("Ürünün tanıtım cümlesi; adının altında durur.", 260),
  seo,
  keywords: list(
    distinct(keyword("Bir arama sözcüğü, örneğin veneer.")),
    "Arama sözcükleri: ziyaretçinin bu ürün için yazabileceği öteki adlar; sayfada görünmez, /urunler sayfasındaki arama bunları da tanır.",
  )
    .optional()
    .meta({ elsewhere: true } satisfies FieldMeta),
  image: picture
    .optional()
    .describe("Ürünün fotoğrafı; verilmezse sayfası, kartı ve menüdeki yeri fotoğrafsız kurulur."),
  callouts: z.array(callout).optional().describe("Fotoğraf üzerindeki ölçü çizgileri."),
  turnaround: duration("Teslim süresi.", turnaroundUnits).optional(),
  tryIns: whole(
    "Prova sayısı: iş teslimden önce kliniğe kaç kez provaya gider; teslim günü hesabı o zaman yalnız en erken günü söyler. Provasız üründe boş kalır.",
    1,
    9,
  ).optional(),
  warranty: duration("Garanti süresi.", warrantyUnits).optional(),
  facts: facts
    .optional()
    .describe("Bu ürünün sayıları; ürünün metinlerinde {ad} biçiminde kullanılır.")
    .meta({ graphql: false } satisfies FieldMeta),
  menu: fieldGroup("ProductMenu", "Ürünler menüsündeki yeri.", {
    group: keyword("Ürünün menüdeki grubu.").meta({ listedIn: "menuGroup" } satisfies FieldMeta),
    order: distinct(order("Gruptaki sırası."), "menuOrder"),
    label: distinct(text("Menüdeki adı; verilmezse ürünün adı.", 60), "menuLabel").optional(),
    description: text("Menüde fotoğrafın altındaki cümle; verilmezse kartın metni durur.", 140).optional(),
  }).meta({ elsewhere: true } satisfies FieldMeta),
  catalogue: list(
    fieldGroup("CatalogueCard", "Katalog kartı.", {
      title: distinct(text("Kartın başlığı.", 60), "cardTitle"),
      description: text("Kartın metni.", 160),
      features: list(distinct(text("Kısa bir özellik.", 50)), "Kısa özellikler; bir, iki ya da üç tane.", {
        max: 3,
      }).optional(),
      category: keyword("Kartın kategorisi.").meta({ listedIn: "category" } satisfies FieldMeta),
      icon: icon().optional(),
      image: picture.optional().describe("Kartın fotoğrafı; verilmezse ürünün fotoğrafı."),
      order: distinct(order("Katalogdaki sırası."), "catalogueOrder"),
    }),
    "Ana sayfadaki katalog kartları; bir ürünün birden çok kartı olabilir.",
  ).meta({ elsewhere: true } satisfies FieldMeta),
  form: fieldGroup("ProductFormOption", "Bilgi talebi formundaki seçenek.", {
    label: distinct(text("Formdaki adı.", 60), "formOption"),
    order: distinct(order("Formdaki sırası."), "formOrder"),
  })
    .meta({ elsewhere: true } satisfies FieldMeta)
    .optional(),
  footer: fieldGroup("ProductFooterLink", "Alt bilgideki bağlantı.", {
    label: distinct(text("Alt bilgideki adı.", 60), "footerLabel"),
    order: distinct(order("Alt bilgideki sırası."), "footerOrder"),
  })
    .meta({ elsewhere: true } satisfies FieldMeta)
    .optional(),
  clinical: clinical.optional(),
  ...productSections,
  stats: list(stat, "Rakamlar bandı.", { max: 8 }).optional(),
  sample: sample.describe(
    "Rakamlar örnektir; sayfada “Örnek” yazar, kendi rakamlarınızı yazınca işareti kaldırın.",
  ),
  callToAction: callToAction.optional(),
  related: list(
    distinct(productSlug("İlgili bir ürünün adresi, örneğin urun-adi.")),
    "İlgili ürünler: sayfanın sonunda önerilenler, sırasıyla, en çok üç; azsa menüde sonra gelen ürünlerle tamamlanır.",
    { max: 3 },
  ).optional(),
});
