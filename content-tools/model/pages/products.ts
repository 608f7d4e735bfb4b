import { z } from "zod";
import { type FieldMeta, paragraph, text } from "../fields";
import { banner, callToAction, seo } from "../parts";

export const productsPageSchema = z.strictObject({
  seo,
  banner,
  table: z
    .strictObject({
      title: text("Tablonun başlığı.", 90),
      lede: text("Başlığın yanındaki tanıtım cümlesi.", 260).optional(),
      product: text("Ürün sütununun başlığı.", 30),
      category: text("Kategori sütununun başlığı.", 30),
      group: text("Karşılaştırmada menü grubunun satır başlığı.", 30),
      materials: text("Malzemeler sütununun başlığı.", 40),
      shades: text("Karşılaştırmada renklerin satır başlığı.", 40),
      features: text("Karşılaştırmada katalog kartındaki özelliklerin satır başlığı.", 40),
      steps: text("Karşılaştırmada üretim adımlarının satır başlığı.", 40),
      unknown: text("Ürün dosyasında yazmayan bir bilginin yerinde duran söz.", 40),
      byMaterial: text(
        "Tek bir garantisi olmayan, garantisi malzemeye göre değişen ürünlerde duran söz.",
        40,
      ),
    })
    .describe("Bütün ürünlerin tablosu; satırları ürün dosyalarından gelir.")
    .meta({ typeName: "ProductTable" } satisfies FieldMeta),
  search: z
    .strictObject({
      label: text("Arama kutusunun etiketi.", 60),
      hint: text("Arama kutusunun içindeki örnek.", 60),
      noResult: text("Arama sonuç vermediğinde görünen cümle.", 160),
    })
    .describe("Tablodaki arama.")
    .meta({ typeName: "ProductSearch" } satisfies FieldMeta),
  comparison: z
    .strictObject({
      title: text("Karşılaştırmanın başlığı.", 90),
      hint: paragraph("Daha hiçbir ürün seçilmemişken görünen cümle."),
      oneMore: text("Yalnız bir ürün seçilmişken görünen cümle.", 160),
      criterion: text("İlk sütunun başlığı; ekranda görünmez, ekran okuyucu söyler.", 30),
    })
    .describe("Seçilen ürünlerin yan yana durduğu bölüm.")
    .meta({ typeName: "ProductChoice" } satisfies FieldMeta),
  callToAction,
});
