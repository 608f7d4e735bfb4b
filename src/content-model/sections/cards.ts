import { z } from "zod";
import { distinct, fieldGroup, text } from "../fields";
import { picture, sectionHead, tag } from "../parts";
import { section } from "./section";

const card = fieldGroup("Card", "Bir kart.", {
  title: distinct(text("Kartın başlığı, örneğin bir teknoloji ya da açık bir iş.", 60)),
  description: text("Kısa tanımı.", 220),
  points: z
    .array(distinct(text("Bir madde.", 60)))
    .min(1)
    .max(6)
    .optional()
    .describe("Altındaki maddeler, sırasıyla."),
});

export const cards = section("cards", "Kartlar; maddeli tanımlar, örneğin teknolojiler ya da açık işler.", {
  tag: tag.optional(),
  ...sectionHead,
  image: picture
    .optional()
    .describe("Büyük fotoğraf; verilirse kartlar yanında alt alta, verilmezse yan yana durur."),
  items: z.array(card).min(1).max(12).describe("Kartlar, sırasıyla."),
});
