import { fieldGroup, formatted, text } from "./fields";

/** Company details required by law. */
export const company = fieldGroup("Company", "Şirket bilgileri", {
  legalName: text("Ticaret unvanı, sicildeki yazımıyla", 160),
  mersis: formatted(/^\d{16}$/, "MERSİS numarası, 16 rakam", "16 rakamı boşluksuz yazın.").optional(),
  taxOffice: text("Vergi dairesinin adı", 60).meta({ hint: "Örneğin Beşiktaş." }).optional(),
  taxNumber: formatted(
    /^\d{10,11}$/,
    "Vergi numarası, 10 rakam",
    "10 rakamı (kimlik numarasıysa 11) boşluksuz yazın.",
  )
    .meta({ hint: "Şahıs işletmesinde 11 rakamlı kimlik numarası da olabilir." })
    .optional(),
  responsibleManager: text("Laboratuvarın mesul müdürü", 80).optional(),
  licenceNumber: text("Laboratuvar ruhsatının numarası", 40).optional(),
}).meta({ hint: "Alt bilgide, KVKK sayfasında ve arama motorlarına verilen bilgilerde görünür." });

const provider = (label: string) =>
  fieldGroup("Provider", label, {
    name: text("Sağlayıcının adı", 80),
    country: text("Verinin bulunduğu ülke", 60).optional(),
    ground: text("Ülke Türkiye değilse aktarımın hukuki sebebi", 200)
      .meta({ hint: "Örneğin standart sözleşme." })
      .optional(),
  }).optional();

export const providers = fieldGroup("Providers", "Kişisel verilerin aktarıldığı hizmetler", {
  database: provider("Form mesajlarının kaydını tutan hizmet"),
  mail: provider("Form mesajlarını laboratuvara e-postayla ileten hizmet"),
  mailbox: provider("Laboratuvarın posta kutusunu barındıran hizmet"),
  hosting: provider("Siteyi sunan barındırma hizmeti"),
}).meta({ hint: "KVKK sayfasında alıcılar arasında görünür." });
