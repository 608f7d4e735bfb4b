import { closingLink, picture, tag } from "../field-groups";
import { distinct, list, paragraph, text } from "../fields";
import { figure } from "../quantities";
import { section } from "./section";

export const story = section(
  "story",
  "Metin ve fotoğraf",
  "Birkaç paragraf, isterseniz sayılar ve bağlantı.",
  {
    tag: tag.optional(),
    title: text("Bölüm başlığı", 90),
    paragraphs: list(distinct(paragraph("Paragraf")), "Paragraflar", { max: 8 }),
    facts: list(figure, "Paragrafların altındaki sayılar", { max: 6 }).optional(),
    link: closingLink.optional(),
    image: picture
      .optional()
      .meta({ label: "Metnin yanındaki fotoğraf", hint: "Verilmezse metin tek başına durur." }),
  },
);
