import { z } from "zod";
import { distinct, fieldGroup, text } from "../fields";
import { sample } from "../parts";
import { section } from "./section";

const testimonial = fieldGroup("Testimonial", "Bir görüş.", {
  name: distinct(text("Görüş sahibinin adı.", 60)),
  title: text("Görevi ve kliniği.", 100),
  content: text("Görüşün kendisi, tırnaksız.", 700),
  rating: z
    .number()
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe("Yıldız sayısı, 1–5; hekim yıldız vermediyse yazılmaz."),
});

export const testimonials = section("testimonials", "Hekim görüşleri; ilki büyük gösterilir.", {
  title: text("Bölüm başlığı.", 60),
  sample,
  items: z.array(testimonial).min(1).max(8).describe("Görüşler, sırasıyla."),
});
