import { z } from "zod";
import { type FieldMeta, prose, text } from "../fields";
import { banner, callToAction, seo } from "../parts";

export const productsPageSchema = z.strictObject({
  seo,
  banner,
  table: z
    .strictObject({
      title: text("Tablonun başlığı; ekranda görünmez, ekran okuyucu söyler.", 90),
      product: text("Ürün sütununun başlığı.", 30),
      category: text("Karşılaştırmada kategorinin satır başlığı.", 30),
      materials: text(
        "Karşılaştırmada malzemelerin satır başlığı; malzemesi olan ürün varsa yazılır.",
        40,
      ).optional(),
      shades: text("Karşılaştırmada renklerin satır başlığı; rengi olan ürün varsa yazılır.", 40).optional(),
      features: text("Karşılaştırmada katalog kartındaki özelliklerin satır başlığı.", 40),
      steps: text(
        "Karşılaştırmada üretim adımlarının satır başlığı; adımları olan ürün varsa yazılır.",
        40,
      ).optional(),
      unknown: text("Üründe yazmayan bir bilginin yerinde duran söz.", 40),
      byMaterial: text(
        "Tek bir garantisi olmayan, garantisi malzemeye göre değişen ürünlerde duran söz.",
        40,
      ).optional(),
    })
    .describe("Bütün ürünlerin tablosu; satırları ürünlerin formlarından gelir.")
    .meta({ typeName: "ProductTable" } satisfies FieldMeta),
  search: z
    .strictObject({
      label: text("Arama kutusunun etiketi.", 60),
      hint: text("Arama kutusunun içindeki örnek.", 60),
      noResult: prose("Arama sonuç vermediğinde görünen cümle.", 160),
    })
    .describe("Tablodaki arama.")
    .meta({ typeName: "ProductSearch" } satisfies FieldMeta),
  comparison: z
    .strictObject({
      title: text("Karşılaştırmanın başlığı.", 90),
      hint: text("Daha hiçbir ürün seçilmemişken görünen cümle.", 700),
      oneMore: text("Yalnız bir ürün seçilmişken görünen cümle.", 160),
      criterion: text("İlk sütunun başlığı; ekranda görünmez, ekran okuyucu söyler.", 30),
    })
    .describe("Seçilen ürünlerin yan yana durduğu bölüm.")
    .meta({ typeName: "ProductChoice" } satisfies FieldMeta),
  callToAction: callToAction.optional(),
});
