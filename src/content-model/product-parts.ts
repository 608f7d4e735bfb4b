import { z } from "zod";
import { colour, distinct, type FieldMeta, keyword, percentage, prose, text } from "./fields";

export const material = z
  .strictObject({
    name: distinct(text("Malzemenin ya da türün adı.", 60)),
    description: prose("Kısa tanımı."),
    properties: z
      .array(distinct(text("Bir özellik.", 90)))
      .min(1)
      .max(8)
      .describe("Özellikleri, sırasıyla."),
    warranty: text("Bu malzemenin garantisi; ürünün tek bir garantisi yoksa.", 30).optional(),
    gauge: z
      .strictObject({
        label: text("Ölçeğin adı, örneğin Sertlik, göreli sıralama.", 60),
        low: text("Ölçeğin sol ucu.", 20),
        high: text("Ölçeğin sağ ucu.", 20),
        place: z
          .number()
          .int()
          .min(1)
          .max(3)
          .describe("Malzemenin göreli yeri: 1 sol uçta, 2 ortada, 3 sağ uçta."),
      })
      .optional()
      .describe("Malzemeleri birbirine göre sıralayan ölçek.")
      .meta({ typeName: "MaterialGauge" } satisfies FieldMeta),
  })
  .describe("Bir malzeme ya da tür.")
  .meta({ typeName: "Material" } satisfies FieldMeta);

/** A layer: name, description and position on the cut pictures. */
export const layer = z
  .strictObject({
    title: distinct(text("Tabakanın adı.", 24)),
    description: text("Adın altındaki kısa bilgi, örneğin kalınlığı.", 26).optional(),
    place: z
      .strictObject({
        line: percentage("Tabaka seçilince kesit çizgisinin durduğu yer, soldan yüzde."),
        point: z
          .strictObject({ x: percentage("Soldan yüzde."), y: percentage("Üstten yüzde.") })
          .describe("Tabakanın gösterildiği nokta.")
          .meta({ typeName: "LayerPoint" } satisfies FieldMeta),
        span: z
          .strictObject({ from: percentage("Soldan yüzde."), to: percentage("Soldan yüzde.") })
          .optional()
          .describe("Kalınlığın o yükseklikte başladığı ve bittiği yer; ölçü çizgisi oraya çizilir.")
          .meta({ typeName: "LayerSpan" } satisfies FieldMeta),
      })
      .optional()
      .describe("Kesitteki yeri; verilmezse tabaka yalnız metinde anılır.")
      .meta({ typeName: "LayerPlace" } satisfies FieldMeta),
  })
  .describe("Bir tabaka.")
  .meta({ typeName: "Layer" } satisfies FieldMeta);

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
