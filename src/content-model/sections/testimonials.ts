import { z } from "zod";
import { distinct, type FieldMeta, heading, text } from "../fields";
import { section } from "./section";

const testimonial = z
  .strictObject({
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
  })
  .describe("Bir görüş.")
  .meta({ typeName: "Testimonial" } satisfies FieldMeta);

export const testimonials = section("testimonials", "Hekim görüşleri; ilki büyük gösterilir.", {
  title: heading("Bölüm başlığı.", 60),
  items: z.array(testimonial).min(1).max(8).describe("Görüşler, sırasıyla."),
});
