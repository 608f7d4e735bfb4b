import { z } from "zod";
import { distinct, fieldGroup, list, prose, text } from "../fields";
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
    items: list(way, "Yollar, sırasıyla.", { max: 3 }),
  },
);
