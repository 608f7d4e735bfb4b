import { sample } from "../field-groups";
import { distinct, fieldGroup, list, text, whole } from "../fields";
import { section } from "./section";

const testimonial = fieldGroup("Testimonial", "Görüş", {
  name: distinct(text("Görüş sahibinin adı", 60)),
  title: text("Görevi ve kliniği", 100),
  content: text("Görüşün kendisi, tırnaksız", 700),
  rating: whole("Yıldız sayısı, 1–5", 1, 5).meta({ hint: "Hekim yıldız vermediyse yazılmaz." }).optional(),
});

export const testimonials = section("testimonials", "Hekim görüşleri", "İlki büyük gösterilir.", {
  title: text("Bölüm başlığı", 60),
  sample,
  items: list(testimonial, "Görüşler", { max: 8 }).meta({ hint: "Sırasıyla." }),
});
