import { z } from "zod";
import { colour, distinct, type FieldMeta, keyword, text } from "./fields";

/** A value placed on an axis that starts at zero. */
const scale = z
  .strictObject({
    from: z.number().min(0).describe("Aralığın başladığı değer."),
    to: z.number().min(0).describe("Aralığın bittiği değer."),
    max: z.number().positive().describe("Ölçeğin son değeri."),
  })
  .refine(({ from, to, max }) => from <= to && to <= max, { message: "scaleOrder" })
  .describe("Değerin ölçekteki yeri.")
  .meta({ typeName: "Scale" } satisfies FieldMeta);

export const material = z
  .strictObject({
    name: distinct(text("Malzemenin ya da türün adı.", 60)),
    description: text("Kısa tanımı.", 260),
    properties: z
      .array(distinct(text("Bir özellik.", 90)))
      .min(1)
      .max(8)
      .describe("Özellikleri, sırasıyla."),
    warranty: text("Bu malzemenin garantisi; ürünün tek bir garantisi yoksa.", 30).optional(),
    gauge: z
      .strictObject({
        label: text("Ölçeğin adı.", 40),
        low: text("Ölçeğin sol ucu.", 20),
        high: text("Ölçeğin sağ ucu.", 20),
        scale,
      })
      .optional()
      .describe("Malzemeleri karşılaştıran ölçek.")
      .meta({ typeName: "MaterialGauge" } satisfies FieldMeta),
  })
  .describe("Bir malzeme ya da tür.")
  .meta({ typeName: "Material" } satisfies FieldMeta);

/** A layer's name and what is said of it, both beside a line of the drawing. */
export const layer = z
  .strictObject({
    title: text("Tabakanın çizimdeki adı.", 24),
    description: text("Adın altındaki kısa bilgi, örneğin kalınlığı.", 26),
  })
  .describe("Çizimdeki bir tabaka.")
  .meta({ typeName: "TitledText" } satisfies FieldMeta);

export const shade = z
  .strictObject({
    code: distinct(keyword("Renk kodu, örneğin A1.")),
    name: text("Rengin adı.", 40),
    description: text("Rengin kısa tanımı.", 120),
    top: colour("Kesici kenardaki temsili ekran rengi."),
    bottom: colour("Diş eti kenarındaki temsili ekran rengi."),
  })
  .describe("Bir renk.")
  .meta({ typeName: "Shade" } satisfies FieldMeta);
