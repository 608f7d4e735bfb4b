import { text } from "../fields";
import { section } from "./section";

export const visit = section("visit", "Adres ve saatler", "Laboratuvarın bilgilerinden gelir.", {
  title: text("Bölüm başlığı", 90),
  addressTitle: text("Adres sütununun başlığı", 40),
  contactTitle: text("İletişim sütununun başlığı", 40),
  hoursTitle: text("Çalışma saatlerinin başlığı", 40),
});
