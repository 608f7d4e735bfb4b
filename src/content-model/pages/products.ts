import { z } from "zod";
import { slugOf } from "../../domain/turkish";
import { banner, callToAction, seo } from "../field-groups";
import { distinct, fieldGroup, keyword, link, list, prose, rule, text } from "../fields";

const searchWords = (label: string) => list(distinct(keyword("Sözcük")), label);

/** The filter finds a category by its slug; without one it would choose all. */
const category = keyword("Kategorinin adı").refine(
  (name) => slugOf(name) !== "",
  rule("Kategorinin adında Latin harfi ya da rakam yok.", "Adı Türkçe harflerle yazın."),
);

export const productsPageSchema = z.strictObject({
  seo,
  banner,
  table: fieldGroup("ProductTable", "Bütün ürünlerin tablosu", {
    title: text("Tablonun başlığı", 90).meta({ hint: "Ekranda görünmez, ekran okuyucu söyler." }),
    product: text("Ürün sütununun başlığı", 30),
    category: text("Karşılaştırmada kategorinin satır başlığı", 30),
    features: text("Karşılaştırmada katalog kartındaki özelliklerin satır başlığı", 40),
    unknown: text("Üründe yazmayan bir bilginin yerinde duran söz", 40),
    noWarranty: text("Garantisi yazmayan üründe duran söz", 40)
      .meta({ hint: "Örneğin Garantisiz; verilmezse öteki bilgilerin sözü durur." })
      .optional(),
  }).meta({ hint: "Satırları ürünlerin formlarından gelir." }),
  filter: fieldGroup("ProductCategories", "Kategori seçimi", {
    allLabel: distinct(text("Bütün ürünleri gösteren seçeneğin adı", 30), "category"),
    // As many as `category-filter.module.css` can hide.
    categories: list(distinct(category, "category"), "Kategoriler", { max: 8 }).meta({
      hint: "Sırasıyla.",
    }),
  }).meta({ hint: "Listede ve katalogda; ürünler kategorilerini kendi formlarında seçer." }),
  search: fieldGroup("ProductSearch", "Sitedeki arama", {
    label: text("Arama kutusunun etiketi", 60),
    hint: text("Arama kutusunun içindeki örnek", 60),
    noResult: prose("Arama sonuç vermediğinde görünen cümle", 160),
    pagesLabel: text("Aramanın bulduğu sayfa ve soruların üstündeki başlık", 60),
    synonyms: list(
      fieldGroup("SearchSynonyms", "Eş anlamlı sözcükler", {
        words: searchWords("Ziyaretçinin yazabileceği sözcükler").meta({ hint: "Örneğin molar, azı." }),
        means: searchWords("Onların yerine de aranan sözcükler")
          .meta({ hint: "Örneğin plak; verilmezse yukarıdakiler birbirinin yerine aranır." })
          .optional(),
      }),
      "Aramanın eş anlamlı saydığı sözcükler",
    ).optional(),
    topics: list(
      fieldGroup("SearchTopic", "Konu", {
        label: distinct(text("Bağlantının adı", 60).meta({ hint: "Örneğin Fiyatı nasıl öğrenirim?" })),
        to: link("Gittiği sayfa").meta({ hint: "Örneğin /iletisim." }),
        words: searchWords("Bu bağlantının bulunduğu sözcükler").meta({ hint: "Örneğin fiyat, ücret." }),
      }).meta({ hint: "Arama sözcükleriyle bulunan bir sayfa." }),
      "Adında geçmeyen sözcüklerle de bulunan sayfalar",
    ).optional(),
  }).meta({ hint: "/urunler sayfasında ve bulunamayan adreslerde." }),
  comparison: fieldGroup("ProductChoice", "Seçilen ürünlerin yan yana durduğu bölüm", {
    title: text("Karşılaştırmanın başlığı", 90),
    oneMore: text("Yalnız bir ürün seçilmişken görünen cümle", 160),
    criterion: text("İlk sütunun başlığı", 30).meta({ hint: "Ekranda görünmez, ekran okuyucu söyler." }),
  }),
  callToAction: callToAction.optional(),
});
