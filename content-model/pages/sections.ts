import { z } from "zod";
import { distinct, type FieldMeta, paragraph, text } from "../fields";
import { certificate, picture, processStep, sectionHead, titledText } from "../parts";
import { stat } from "../quantities";

export const story = z
  .strictObject({
    title: text("Bölüm başlığı.", 90),
    paragraphs: z
      .array(distinct(paragraph("Bir paragraf.")))
      .min(1)
      .max(8)
      .describe("Paragraflar."),
    image: picture.optional().describe("Metnin yanındaki fotoğraf; verilmezse metin tek başına durur."),
  })
  .describe("Metin bölümü.")
  .meta({ typeName: "Story" } satisfies FieldMeta);

export const stats = z
  .strictObject({
    title: text("Bölüm başlığı.", 90),
    items: z.array(stat).min(1).max(8).describe("Sayılar."),
  })
  .describe("Rakamlar bölümü.")
  .meta({ typeName: "StatSection" } satisfies FieldMeta);

export const steps = z
  .strictObject({
    ...sectionHead,
    steps: z.array(processStep).min(2).max(12).describe("Adımlar, sırasıyla."),
  })
  .describe("Adımlar bölümü.")
  .meta({ typeName: "StepSection" } satisfies FieldMeta);

export const certificates = z
  .strictObject({ ...sectionHead, items: z.array(certificate).min(1).max(12).describe("Belgeler.") })
  .describe("Belgeler bölümü.")
  .meta({ typeName: "CertificateSection" } satisfies FieldMeta);

export const titledTexts = z
  .strictObject({ ...sectionHead, items: z.array(titledText).min(1).max(12).describe("Maddeler.") })
  .describe("Başlıklı metinler bölümü.")
  .meta({ typeName: "TitledTextSection" } satisfies FieldMeta);
