import { z } from "zod";
import { distinct, fieldGroup, keyword, link, list, prose, text } from "../fields";
import { banner, callToAction, seo } from "../parts";

const searchWords = (description: string) => list(distinct(keyword("Bir sözcük.")), description);

export const productsPageSchema = z.strictObject({
  seo,
  banner,
  table: fieldGroup("ProductTable", "Bütün ürünlerin tablosu; satırları ürünlerin formlarından gelir.", {
    title: text("Tablonun başlığı; ekranda görünmez, ekran okuyucu söyler.", 90),
    product: text("Ürün sütununun başlığı.", 30),
    category: text("Karşılaştırmada kategorinin satır başlığı.", 30),
    features: text("Karşılaştırmada katalog kartındaki özelliklerin satır başlığı.", 40),
    unknown: text("Üründe yazmayan bir bilginin yerinde duran söz.", 40),
    noWarranty: text(
      "Garantisi yazmayan üründe duran söz, örneğin Garantisiz; verilmezse öteki bilgilerin sözü durur.",
      40,
    ).optional(),
  }),
  search: fieldGroup("ProductSearch", "Sitedeki arama: /urunler sayfasında ve bulunamayan adreslerde.", {
    label: text("Arama kutusunun etiketi.", 60),
    hint: text("Arama kutusunun içindeki örnek.", 60),
    noResult: prose("Arama sonuç vermediğinde görünen cümle.", 160),
    pagesLabel: text("Aramanın bulduğu sayfa ve soruların üstündeki başlık.", 60),
    synonyms: list(
      fieldGroup("SearchSynonyms", "Eş anlamlı sözcükler.", {
        words: searchWords("Ziyaretçinin yazabileceği sözcükler, örneğin molar, azı."),
        means: searchWords(
          "Onların yerine de aranan sözcükler, örneğin plak; verilmezse yukarıdakiler birbirinin yerine aranır.",
        ).optional(),
      }),
      "Aramanın eş anlamlı saydığı sözcükler.",
    ).optional(),
    topics: list(
      fieldGroup("SearchTopic", "Konu; arama sözcükleriyle bulunan bir sayfa.", {
        label: distinct(text("Bağlantının adı, örneğin Fiyatı nasıl öğrenirim?", 60)),
        to: link("Gittiği sayfa, örneğin /iletisim."),
        words: searchWords("Bu bağlantının bulunduğu sözcükler, örneğin fiyat, ücret."),
      }),
      "Adında geçmeyen sözcüklerle de bulunan sayfalar.",
    ).optional(),
  }),
  comparison: fieldGroup("ProductChoice", "Seçilen ürünlerin yan yana durduğu bölüm.", {
    title: text("Karşılaştırmanın başlığı.", 90),
    oneMore: text("Yalnız bir ürün seçilmişken görünen cümle.", 160),
    criterion: text("İlk sütunun başlığı; ekranda görünmez, ekran okuyucu söyler.", 30),
  }),
  callToAction: callToAction.optional(),
});
