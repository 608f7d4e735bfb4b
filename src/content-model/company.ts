import { z } from "zod";
import { type FieldMeta, text } from "./fields";

/** Company details required by law. */
export const company = z
  .strictObject({
    legalName: text("Ticaret unvanı, sicildeki yazımıyla.", 160),
    mersis: z
      .string()
      .regex(/^\d{16}$/)
      .optional()
      .describe("MERSİS numarası, 16 rakam.")
      .meta({ kind: "keyword" } satisfies FieldMeta),
    taxOffice: text("Vergi dairesinin adı, örneğin Beşiktaş.", 60).optional(),
    taxNumber: z
      .string()
      .regex(/^\d{10,11}$/)
      .optional()
      .describe("Vergi numarası, 10 rakam; şahıs işletmesinde 11 rakamlı kimlik numarası da olabilir.")
      .meta({ kind: "keyword" } satisfies FieldMeta),
    responsibleManager: text("Laboratuvarın mesul müdürü.", 80).optional(),
    licenceNumber: text("Laboratuvar ruhsatının numarası.", 40).optional(),
  })
  .describe("Şirket bilgileri; alt bilgide, KVKK sayfasında ve arama motorlarına verilen bilgilerde görünür.")
  .meta({ typeName: "Company" } satisfies FieldMeta);

/** A data processor. */
const provider = (what: string) =>
  z
    .strictObject({
      name: text("Sağlayıcının adı.", 80),
      country: text("Verinin bulunduğu ülke.", 60).optional(),
      ground: text(
        "Ülke Türkiye değilse aktarımın hukuki sebebi, örneğin standart sözleşme.",
        200,
      ).optional(),
    })
    .optional()
    .describe(what)
    .meta({ typeName: "Provider" } satisfies FieldMeta);

export const providers = z
  .strictObject({
    database: provider("Form mesajlarının kaydını tutan hizmet."),
    mail: provider("Form mesajlarını laboratuvara e-postayla ileten hizmet."),
    mailbox: provider("Laboratuvarın posta kutusunu barındıran hizmet."),
    hosting: provider("Siteyi sunan barındırma hizmeti."),
  })
  .describe("Kişisel verilerin aktarıldığı hizmetler; KVKK sayfasında alıcılar arasında görünür.")
  .meta({ typeName: "Providers" } satisfies FieldMeta);
