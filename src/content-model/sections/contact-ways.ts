import { z } from "zod";
import { sectionHead } from "../field-groups";
import { distinct, fieldGroup, list, prose, text } from "../fields";
import { section } from "./section";

const way = fieldGroup("ContactWay", "İletişim yolu", {
  way: distinct(
    z.enum(["phone", "whatsapp", "email"]).meta({
      label: "Nasıl ulaşıldığı",
      hint: "Laboratuvarın bilgilerinde numarası ya da adresi yoksa kart görünmez.",
    }),
  ),
  title: text("Başlık", 80),
  description: prose("Açıklama", 320),
});

export const contactWays = section(
  "contactWays",
  "İletişim yolları",
  "Telefon, WhatsApp ve e-posta kartları.",
  {
    ...sectionHead,
    items: list(way, "Yollar", { max: 3 }).meta({ hint: "Sırasıyla." }),
  },
);
