import { heading, paragraph } from "../fields";
import { section } from "./section";

export const dataRequest = section("dataRequest", "KVKK başvurusu; başvurunun nereye yapıldığı.", {
  title: heading("Bölüm başlığı.", 90),
  text: paragraph("Başvurunun nasıl yapılacağı."),
});
