import { heading, paragraph, text } from "../fields";
import { section } from "./section";

export const dataRequest = section("dataRequest", "KVKK başvurusu; başvurunun nereye yapıldığı.", {
  title: heading("Bölüm başlığı.", 90),
  text: paragraph("Başvurunun nasıl yapılacağı."),
  emailLabel: text("E-posta satırının adı; KVKK e-posta adresi varsa görünür.", 40).optional(),
  addressLabel: text("Adres satırının adı; KVKK e-posta adresi yoksa görünür.", 40).optional(),
  phoneLabel: text(
    "Telefon satırının adı; numaranın son dört rakamı bu sayfada yıldızla gizlenir.",
    40,
  ).optional(),
  cityLabel: text("Şehir satırının adı.", 40).optional(),
});
