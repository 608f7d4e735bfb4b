import { z } from "zod";
import { distinct, paragraph, text } from "../fields";
import { closingLink, picture, tag } from "../parts";
import { figure } from "../quantities";
import { section } from "./section";

export const story = section("story", "Metin ve fotoğraf; birkaç paragraf, isterseniz sayılar ve bağlantı.", {
  tag: tag.optional(),
  title: text("Bölüm başlığı.", 90),
  paragraphs: z
    .array(distinct(paragraph("Bir paragraf.")))
    .min(1)
    .max(8)
    .describe("Paragraflar."),
  facts: z.array(figure).min(1).max(6).optional().describe("Paragrafların altındaki sayılar."),
  link: closingLink.optional(),
  image: picture.optional().describe("Metnin yanındaki fotoğraf; verilmezse metin tek başına durur."),
});
