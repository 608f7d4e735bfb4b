import { z } from "zod";
import { distinct, type FieldMeta, text } from "../fields";
import { sectionHead } from "../parts";
import { section } from "./section";

const event = z
  .strictObject({
    year: distinct(z.number().int().min(1900).max(2100).describe("Yıl.")),
    title: text("Olayın adı.", 40),
    description: text("Olayın açıklaması.", 160),
  })
  .describe("Bir olay.")
  .meta({ typeName: "TimelineEvent" } satisfies FieldMeta);

export const timeline = section("timeline", "Zaman çizelgesi; yıllarıyla olaylar.", {
  ...sectionHead,
  items: z.array(event).min(2).max(12).describe("Olaylar, eskiden yeniye."),
});
