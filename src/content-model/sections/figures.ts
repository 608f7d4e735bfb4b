import { z } from "zod";
import { text } from "../fields";
import { sample } from "../parts";
import { stat } from "../quantities";
import { section } from "./section";

export const figures = section("figures", "Rakamlar bandı; koyu zeminde büyük sayılar.", {
  title: text("Bölüm başlığı.", 90),
  sample,
  titled: z.boolean().optional().describe("Başlık ekranda da görünür; yoksa yalnız ekran okuyucu söyler."),
  counting: z.boolean().optional().describe("Sayılar, ekrana girince sıfırdan sayılır."),
  items: z.array(stat).min(1).max(8).describe("Sayılar, sırasıyla."),
});
