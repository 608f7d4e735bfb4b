import { z } from "zod";
import { distinct, type FieldMeta, prose, text } from "../fields";
import { sectionHead } from "../parts";
import { section } from "./section";

const certificate = z
  .strictObject({
    title: distinct(text("Belgenin adı.", 80)),
    description: prose("Belgenin neyi gösterdiği.", 220),
    status: text("Belgenin durumu, örneğin Aktif.", 20).optional(),
  })
  .describe("Bir belge.")
  .meta({ typeName: "Certificate" } satisfies FieldMeta);

export const certificates = section("certificates", "Belgeler; adları, kapsamları ve durumları.", {
  ...sectionHead,
  items: z.array(certificate).min(1).max(12).describe("Belgeler, sırasıyla."),
});
