import { z } from "zod";
import { distinct, type FieldMeta, text } from "../fields";
import { sectionHead } from "../parts";
import { section } from "./section";

/** Maximum span of the axis in years. */
const mostYears = 60;

const yearsFit = (items: readonly { readonly year: number }[]): boolean => {
  const years = items.map(({ year }) => year);
  return Math.max(...years) - Math.min(...years) <= mostYears;
};

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
  items: z
    .array(event)
    .min(2)
    .max(12)
    .refine(yearsFit, { message: "yearSpan" })
    .describe("Olaylar, eskiden yeniye; ilki ile sonuncusu arasında en çok 60 yıl olur."),
});
