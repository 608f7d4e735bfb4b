import { z } from "zod";
import { distinct, fieldGroup, prose, text } from "../fields";
import { sectionHead } from "../parts";
import { section } from "./section";

const way = fieldGroup("ContactWay", "Bir iletişim yolu.", {
  way: distinct(
    z
      .enum(["phone", "whatsapp", "email"])
      .describe("Nasıl ulaşıldığı; laboratuvarın bilgilerinde numarası ya da adresi yoksa kart görünmez."),
  ),
  title: text("Başlık.", 80),
  description: prose("Açıklama.", 320),
});

export const contactWays = section(
  "contactWays",
  "İletişim yolları; telefon, WhatsApp ve e-posta kartları.",
  {
    ...sectionHead,
    items: z.array(way).min(1).max(3).describe("Yollar, sırasıyla."),
  },
);
