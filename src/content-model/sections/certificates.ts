import { sample, sectionHead } from "../field-groups";
import { day, distinct, fieldGroup, list, pdf, prose, text } from "../fields";
import { section } from "./section";

const certificate = fieldGroup("Certificate", "Belge", {
  title: distinct(text("Belgenin adı", 80)),
  description: prose("Belgenin neyi gösterdiği", 220),
  status: text("Belgenin durumu", 20).meta({ hint: "Örneğin Aktif." }).optional(),
  issuer: text("Belgeyi veren kuruluş", 80).optional(),
  number: text("Belgenin numarası", 40).optional(),
  validUntil: day("Geçerliliğinin son günü", 25)
    .meta({ description: "Geçerliliğinin son günü, örneğin 2027-08-02." })
    .optional(),
  scope: text("Belgenin kapsamı, üzerinde yazdığı gibi", 160).optional(),
  file: pdf("Belgenin PDF dosyası").meta({ hint: "Verilirse “Belgeyi aç” bağlantısı görünür." }).optional(),
});

export const certificates = section(
  "certificates",
  "Belgeler",
  "Adları, numaraları, kapsamları ve durumları. Altında ruhsat ve mesul müdür durur.",
  {
    ...sectionHead,
    sample,
    items: list(certificate, "Belgeler", { max: 12 }).meta({ hint: "Sırasıyla." }),
  },
);
