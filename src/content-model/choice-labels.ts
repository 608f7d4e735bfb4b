import { weekdayLabels } from "../domain/delivery/write-days";
import { iconLabels } from "../domain/icon-names";
import { strings } from "../domain/interface-strings";
import { socialNetworks } from "../domain/social-networks";

/** Labels of English enum values. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(socialNetworks).map(([kind, { name }]) => [kind, name])),
  ...iconLabels,
  ...strings.practice,
  github: "GitHub",
  ...weekdayLabels,
  home: "Ana sayfa",
  corporate: "Kurumsal menüsü",
  products: "Ürünler menüsü",
  pages: "Kendi sayfalarınız",
  contact: "İletişim",
  quick: "Hızlı bağlantılar",
  services: "Ürünlerin altı",
  phone: "Telefon",
  whatsapp: "WhatsApp",
  email: "E-posta",
  received: "Mesaj alındı",
  failed: "Mesaj gönderilemedi",
  text: "Bir satır",
  note: "Birkaç satır",
  tel: "Telefon",
  link: "Bağlantı",
  choice: "Seçeneklerden biri",
  choices: "Seçeneklerden birkaçı",
  date: "Gün",
  wantedDay: "İstenen teslim günü",
  teeth: "Diş şeması",
  product: "Ürün",
  material: "Ürünün malzemesi",
  shade: "Ürünün rengi",
  signature: "Kaşe ve imza yeri",
  organization: "Kurumun adı",
  name: "Kişinin adı",
  from: "Yalnız alt sınırı",
  to: "Yalnız üst sınırı",
};

/** Label of a choice; words that need none are their own. */
export const choiceLabel = (value: string): string => names[value] ?? value;
