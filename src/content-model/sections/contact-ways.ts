import { z } from "zod";
import { distinct, type FieldMeta, prose, text } from "../fields";
import { sectionHead } from "../parts";
import { section } from "./section";

const way = z
  .strictObject({
    way: distinct(
      z
        .enum(["phone", "whatsapp", "email"])
        .describe("Nasıl ulaşıldığı; laboratuvarın bilgilerinde numarası ya da adresi yoksa kart görünmez."),
    ),
    title: text("Başlık.", 80),
    description: prose("Açıklama.", 320),
  })
  .describe("Bir iletişim yolu.")
  .meta({ typeName: "ContactWay" } satisfies FieldMeta);

export const contactWays = section(
  "contactWays",
  "İletişim yolları; telefon, WhatsApp ve e-posta kartları.",
  {
    ...sectionHead,
    items: z.array(way).min(1).max(3).describe("Yollar, sırasıyla."),
  },
);
