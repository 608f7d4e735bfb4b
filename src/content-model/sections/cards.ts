import { distinct, fieldGroup, list, text } from "../fields";
import { picture, sectionHead, tag } from "../parts";
import { section } from "./section";

const card = fieldGroup("Card", "Bir kart.", {
  title: distinct(text("Kartın başlığı, örneğin bir teknoloji ya da açık bir iş.", 60)),
  description: text("Kısa tanımı.", 220),
  points: list(distinct(text("Bir madde.", 60)), "Altındaki maddeler, sırasıyla.", { max: 6 }).optional(),
});

export const cards = section("cards", "Kartlar; maddeli tanımlar, örneğin teknolojiler ya da açık işler.", {
  tag: tag.optional(),
  ...sectionHead,
  image: picture
    .optional()
    .describe("Büyük fotoğraf; verilirse kartlar yanında alt alta, verilmezse yan yana durur."),
  items: list(card, "Kartlar, sırasıyla.", { max: 12 }),
});
