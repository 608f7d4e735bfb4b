import { paragraph, text } from "../fields";
import { section } from "./section";

export const dataRequest = section("dataRequest", "KVKK başvurusu", "Başvurunun nereye yapıldığı.", {
  title: text("Bölüm başlığı", 90),
  text: paragraph("Başvurunun nasıl yapılacağı"),
});
