import { z } from "zod";
import { banner, seo } from "../field-groups";
import { fieldGroup, prose, text } from "../fields";
import { sections } from "../sections";

export const contactPageSchema = z.strictObject({
  seo,
  banner,
  details: z
    .strictObject({
      title: text("Bölüm başlığı", 90),
      lede: prose("Bölümün tanıtımı"),
      hoursTitle: text("Çalışma saatlerinin başlığı", 40),
      support: fieldGroup("SupportHours", "Çalışma saatlerinden ayrı bir destek hattının saatleri", {
        label: text("Satırın adı", 40),
        hours: text("Destek saatleri", 20).meta({ hint: "Örneğin 24/7." }),
      })
        .meta({ hint: "Yoksa yazılmaz." })
        .optional(),
    })
    .meta({ label: "İletişim bilgileri ve form" }),
  map: z
    .strictObject({
      directionsLabel: text("Yol tarifi bağlantısının adı", 40),
    })
    .optional()
    .meta({ label: "Laboratuvarın ve şubelerin yerini gösteren harita", hint: "OpenStreetMap’ten gelir." }),
  sections: sections("Haritadan sonra gelen bölümler").meta({ hint: "Sırasıyla." }).optional(),
});
