import { fieldGroup, formatted, text } from "./fields";

/** Company details required by law. */
export const company = fieldGroup(
  "Company",
  "Şirket bilgileri; alt bilgide, KVKK sayfasında ve arama motorlarına verilen bilgilerde görünür.",
  {
    legalName: text("Ticaret unvanı, sicildeki yazımıyla.", 160),
    mersis: formatted(/^\d{16}$/, "MERSİS numarası, 16 rakam.", "16 rakamı boşluksuz yazın.").optional(),
    taxOffice: text("Vergi dairesinin adı, örneğin Beşiktaş.", 60).optional(),
    taxNumber: formatted(
      /^\d{10,11}$/,
      "Vergi numarası, 10 rakam; şahıs işletmesinde 11 rakamlı kimlik numarası da olabilir.",
      "10 rakamı (kimlik numarasıysa 11) boşluksuz yazın.",
    ).optional(),
    responsibleManager: text("Laboratuvarın mesul müdürü.", 80).optional(),
    licenceNumber: text("Laboratuvar ruhsatının numarası.", 40).optional(),
  },
);

/** A data processor. */
const provider = (what: string) =>
  fieldGroup("Provider", what, {
    name: text("Sağlayıcının adı.", 80),
    country: text("Verinin bulunduğu ülke.", 60).optional(),
    ground: text("Ülke Türkiye değilse aktarımın hukuki sebebi, örneğin standart sözleşme.", 200).optional(),
  }).optional();

export const providers = fieldGroup(
  "Providers",
  "Kişisel verilerin aktarıldığı hizmetler; KVKK sayfasında alıcılar arasında görünür.",
  {
    database: provider("Form mesajlarının kaydını tutan hizmet."),
    mail: provider("Form mesajlarını laboratuvara e-postayla ileten hizmet."),
    mailbox: provider("Laboratuvarın posta kutusunu barındıran hizmet."),
    hosting: provider("Siteyi sunan barındırma hizmeti."),
  },
);
