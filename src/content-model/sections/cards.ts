import { picture, sectionHead, tag } from "../field-groups";
import { distinct, fieldGroup, list, text } from "../fields";
import { section } from "./section";

const card = fieldGroup("Card", "Kart", {
  title: distinct(text("Kartın başlığı", 60).meta({ hint: "Örneğin bir teknoloji ya da açık bir iş." })),
  description: text("Kısa tanımı", 220),
  points: list(distinct(text("Madde", 60)), "Altındaki maddeler", { max: 6 })
    .meta({ hint: "Sırasıyla." })
    .optional(),
});

export const cards = section("cards", "Kartlar", "Maddeli tanımlar, örneğin teknolojiler ya da açık işler.", {
  tag: tag.optional(),
  ...sectionHead,
  image: picture.optional().meta({
    label: "Büyük fotoğraf",
    hint: "Verilirse kartlar yanında alt alta, verilmezse yan yana durur.",
  }),
  items: list(card, "Kartlar", { max: 12 }).meta({ hint: "Sırasıyla." }),
});
