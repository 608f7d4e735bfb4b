import { z } from "zod";
import { seo } from "../field-groups";
import { text } from "../fields";

export const notFoundPageSchema = z.strictObject({
  seo,
  title: text("Başlık", 10).meta({ hint: "Örneğin 404." }),
  message: text("Başlığın altındaki cümle", 60),
  homeLabel: text("Ana sayfa bağlantısının adı", 40),
  language: z.literal("en").optional().meta({
    label: "Başlığın altındaki cümle ile bağlantı İngilizceyse en",
    hint: "Ekran okuyucu onları öyle okur.",
  }),
  help: text("Türkçe yardım cümlesi", 200),
  searchLabel: text("Arama kutusunun etiketi", 60),
  nearestTitle: text("En yakın sayfaların başlığı", 60),
  noResult: text("Arama sonuç vermediğinde görünen cümle", 120),
  groupsTitle: text("Ürün kategorilerine giden bağlantıların başlığı", 60),
});
