import { distinct, fieldGroup, list, text } from "./fields";

/** Short entries: two to six words, or a number with a unit. */
const entries = (description: string) =>
  list(distinct(text("Kısa bir madde: iki ila altı sözcük ya da birimiyle bir sayı.", 60)), description, {
    max: 4,
  }).optional();

/** Clinical facts; unknown ones are left out. */
export const clinical = fieldGroup(
  "Clinical",
  "Hekimin ilk baktığı kısa bilgiler; ürün sayfasında, karşılaştırmada ve baskıda görünür.",
  {
    indications: entries("Endikasyon."),
    contraindications: entries("Uygun olmadığı durum."),
    region: entries("Bölge: ön, küçük azı, büyük azı."),
    strength: entries("Dayanım, birimiyle; sayının kaynağını bir yere not edin."),
    thickness: entries("Malzemenin en az kalınlığı; sayının kaynağını bir yere not edin."),
    preparation: entries("Preparasyon ya da gereken alan; sayının kaynağını bir yere not edin."),
    retention: entries("Yapıştırma ya da tutuculuk."),
    requested: entries("Vakayla birlikte hekimden istenen."),
    inClinic: entries("Klinikte dikkat edilecekler."),
    brands: entries("Kullandığınız malzemelerin ve alaşımların markası."),
    price: entries("Fiyatı ya da nasıl öğrenildiği."),
  },
);
