import { distinct, list, paragraph, text } from "../fields";
import { closingLink, picture, tag } from "../parts";
import { figure } from "../quantities";
import { section } from "./section";

export const story = section("story", "Metin ve fotoğraf; birkaç paragraf, isterseniz sayılar ve bağlantı.", {
  tag: tag.optional(),
  title: text("Bölüm başlığı.", 90),
  paragraphs: list(distinct(paragraph("Bir paragraf.")), "Paragraflar.", { max: 8 }),
  facts: list(figure, "Paragrafların altındaki sayılar.", { max: 6 }).optional(),
  link: closingLink.optional(),
  image: picture.optional().describe("Metnin yanındaki fotoğraf; verilmezse metin tek başına durur."),
});
