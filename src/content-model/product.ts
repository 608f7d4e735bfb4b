import { z } from "zod";
import { turnaroundUnits, warrantyUnits } from "../domain/units";
import { clinical } from "./clinical";
import { facts } from "./facts";
import { callout, callToAction, picture, sample, seo } from "./field-groups";
import {
  distinct,
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
import { productSections } from "./product-sections";
import { duration, stat } from "./quantities";

export const productSchema = z.strictObject({
  slug: distinct(
    slug("Sayfanın adresi").meta({ hint: "Yalnız küçük harf, rakam ve kısa çizgi." }),
    "address",
  ),
  previous,
  name: distinct(text("Ürünün adı", 60).meta({ hint: "Sayfanın başlığıdır." }), "productName"),
  hidden: flag("Sitede gösterilmesin").meta({
    hint: "İşaretliyken ürünün sayfası, menüdeki yeri, kartı ve formdaki seçeneği olmaz; yazdıklarınız burada durur.",
    graphql: false,
  }),
  badge: text("Başlığın üstündeki rozet", 40).optional(),
  summary: text("Ürünün tanıtım cümlesi", 260).meta({ hint: "Adının altında durur." }),
  seo,
  keywords: list(distinct(keyword("Arama sözcüğü").meta({ hint: "Örneğin veneer." })), "Arama sözcükleri")
    .meta({
      hint: "Ziyaretçinin bu ürün için yazabileceği öteki adlar; sayfada görünmez, /urunler sayfasındaki arama bunları da tanır.",
      elsewhere: true,
    })
    .optional(),
  image: picture.optional().meta({
    label: "Ürünün fotoğrafı",
    hint: "Verilmezse sayfası, kartı ve menüdeki yeri fotoğrafsız kurulur.",
  }),
  callouts: z.array(callout).optional().meta({ label: "Fotoğraf üzerindeki ölçü çizgileri" }),
  turnaround: duration("Teslim süresi", turnaroundUnits).optional(),
  tryIns: whole("Prova sayısı", 1, 9)
    .meta({
      hint: "İş teslimden önce kliniğe kaç kez provaya gider; teslim günü hesabı o zaman yalnız en erken günü söyler. Provasız üründe boş kalır.",
    })
    .optional(),
  warranty: duration("Garanti süresi", warrantyUnits).optional(),
  facts: facts.optional().meta({
    label: "Bu ürünün sayıları",
    hint: "Ürünün metinlerinde {ad} biçiminde kullanılır.",
    graphql: false,
  }),
  menu: fieldGroup("ProductMenu", "Ürünler menüsündeki yeri", {
    group: keyword("Ürünün menüdeki grubu").meta({ listedIn: "menuGroup" }),
    order: order("Gruptaki sırası").optional(),
    label: distinct(
      text("Menüdeki adı", 60).meta({ hint: "Verilmezse ürünün adı." }),
      "menuLabel",
    ).optional(),
    description: text("Menüde fotoğrafın altındaki cümle", 140)
      .meta({ hint: "Verilmezse kartın metni durur." })
      .optional(),
  }).meta({ elsewhere: true }),
  catalogue: list(
    fieldGroup("CatalogueCard", "Katalog kartı", {
      title: distinct(text("Kartın başlığı", 60), "cardTitle"),
      description: text("Kartın metni", 160),
      features: list(distinct(text("Kısa bir özellik", 50)), "Kısa özellikler", { max: 3 })
        .meta({ hint: "Bir, iki ya da üç tane." })
        .optional(),
      category: keyword("Kartın kategorisi").meta({ listedIn: "category" }),
      icon: icon().optional(),
      image: picture.optional().meta({ label: "Kartın fotoğrafı", hint: "Verilmezse ürünün fotoğrafı." }),
      order: order("Katalogdaki sırası").optional(),
    }),
    "Ana sayfadaki katalog kartları",
  ).meta({ hint: "Bir ürünün birden çok kartı olabilir.", elsewhere: true }),
  form: fieldGroup("ProductFormOption", "Bilgi talebi formundaki seçenek", {
    label: distinct(text("Formdaki adı", 60), "formOption"),
    order: order("Formdaki sırası").optional(),
  })
    .meta({ elsewhere: true })
    .optional(),
  footer: fieldGroup("ProductFooterLink", "Alt bilgideki bağlantı", {
    label: distinct(text("Alt bilgideki adı", 60), "footerLabel"),
    order: order("Alt bilgideki sırası").optional(),
  })
    .meta({ elsewhere: true })
    .optional(),
  clinical: clinical.optional(),
  ...productSections,
  stats: list(stat, "Rakamlar bandı", { max: 8 }).optional(),
  sample: sample.meta({
    label: "Rakamlar ve markalar örnektir",
    hint: "Sayfanın başında örnek olduğu yazar; kendinizinkileri yazınca işareti kaldırın.",
  }),
  callToAction: callToAction.optional(),
  related: list(
    distinct(productSlug("İlgili bir ürünün adresi").meta({ hint: "Örneğin urun-adi." })),
    "İlgili ürünler",
    { max: 3 },
  )
    .meta({
      hint: "Sayfanın sonunda önerilenler, sırasıyla, en çok üç; azsa menüde sonra gelen ürünlerle tamamlanır.",
    })
    .optional(),
});
