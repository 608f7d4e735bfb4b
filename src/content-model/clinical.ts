import { distinct, fieldGroup, list, text } from "./fields";

/** Short entries: two to six words, or a number with a unit. */
const entries = (label: string) =>
  list(
    distinct(text("Kısa bir madde", 60).meta({ hint: "İki ila altı sözcük ya da birimiyle bir sayı." })),
    label,
    { max: 4 },
  ).optional();

/** Clinical facts; unknown ones are left out. */
export const clinical = fieldGroup("Clinical", "Hekimin ilk baktığı kısa bilgiler", {
  indications: entries("Endikasyon"),
  contraindications: entries("Kontrendikasyon"),
  region: entries("Bölge").meta({ hint: "Ön, küçük azı, büyük azı." }),
  strength: entries("Dayanım, birimiyle").meta({ hint: "Sayının kaynağını bir yere not edin." }),
  thickness: entries("Malzemenin en az kalınlığı").meta({ hint: "Sayının kaynağını bir yere not edin." }),
  preparation: entries("Preparasyon ya da gereken alan").meta({
    hint: "Sayının kaynağını bir yere not edin.",
  }),
  retention: entries("Yapıştırma ya da tutuculuk"),
  requested: entries("Vakayla birlikte hekimden istenen"),
  inClinic: entries("Klinikte dikkat edilecekler"),
  brands: entries("Kullandığınız malzemelerin ve alaşımların markası"),
  price: entries("Fiyatı ya da nasıl öğrenildiği"),
}).meta({ hint: "Ürün sayfasında, karşılaştırmada ve baskıda görünür." });
