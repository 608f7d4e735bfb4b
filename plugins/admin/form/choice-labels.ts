import { socialNames } from "../../../src/domain/social-names";
import { iconLabels } from "./icon-labels";

/** Labels of English enum values. */
const names: Readonly<Record<string, string>> = {
  ...socialNames,
  ...iconLabels,
  Monday: "Pazartesi",
  Tuesday: "Salı",
  Wednesday: "Çarşamba",
  Thursday: "Perşembe",
  Friday: "Cuma",
  Saturday: "Cumartesi",
  Sunday: "Pazar",
  corporate: "Kurumsal menüsü",
  products: "Ürünler menüsü",
  quick: "Hızlı bağlantılar",
  services: "Ürünlerin altı",
  phone: "Telefon",
  whatsapp: "WhatsApp",
  email: "E-posta",
  received: "Mesaj alındı",
  from: "Yalnız alt sınırı",
  to: "Yalnız üst sınırı",
};

export const choiceLabels = (values: readonly unknown[]) =>
  values.map((value) => ({ label: names[String(value)] ?? String(value), value: String(value) }));
