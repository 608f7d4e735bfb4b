import { z } from "zod";
import { distinct, fieldGroup, text } from "../fields";
import { sectionHead } from "../parts";
import { section } from "./section";

const event = fieldGroup("TimelineEvent", "Bir olay.", {
  year: distinct(z.number().int().min(1900).max(2100).describe("Yıl.")),
  title: text("Olayın adı.", 40),
  description: text("Olayın açıklaması.", 160),
});

export const timeline = section("timeline", "Zaman çizelgesi; yıllarıyla olaylar.", {
  ...sectionHead,
  items: z.array(event).min(2).max(12).describe("Olaylar, eskiden yeniye."),
});
