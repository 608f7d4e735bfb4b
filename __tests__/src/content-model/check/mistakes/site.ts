import type { Mistake } from "./mistake";

const site = "site.yaml";

/** Mistakes in optional facts: accounts, company numbers, a laboratory's own facts. */
export const siteMistakes: readonly Mistake[] = [
  {
    file: site,
    change: ["facts:\n", "facts:\n  ▸expressTerms: { number: 4 }\n"],
    message: "{expressTerms} bir bilgi adı olamaz.",
    fix: "Küçük harfle başlayan, yalnız İngilizce harf ve rakamdan oluşan ve başka bir bilginin ya da sitenin kullanmadığı bir ad verin, örneğin crownCount.",
  },
  {
    file: site,
    change: ['whatsapp: "905321112233"', 'whatsapp: ▸"5321112233"'],
    message: "“WhatsApp numarası” beklenen biçimde değil: “5321112233”.",
    fix: "Ülke koduyla, yalnız rakamla yazın, örneğin 905320000000.",
  },
  {
    file: "pages/mesaj-alindi.yaml",
    change: ["to: /sss", "to: ▸/vizyonumuz"],
    message: "Sitede /vizyonumuz diye bir sayfa yok.",
    fix: "Başka bir sayfa seçin ya da bağlantıyı kaldırın; başka bir sitenin adresi https:// ile başlar. Sayfanın adresi değiştiyse eski adresini o sayfaya yazın.",
  },
  {
    file: "pages/work-slip.yaml",
    change: ["label: Klinik, kind: text", "label: Klinik, kind: ▸choice"],
    message: "Bu türden alanın seçenekleri yok.",
    fix: "Seçenekleri yazın ya da alanın türünü değiştirin.",
  },
  {
    file: "pages/work-slip.yaml",
    change: ["label: Notlar, kind: note", "label: Notlar, kind: ▸product"],
    message: "Formda bu türden bir alan zaten var.",
    fix: "Bir alan yeter; ötekini kaldırın ya da türünü değiştirin.",
  },
  {
    file: "pages/work-slip.yaml",
    change: [
      "label: Hasta kodu, kind: text",
      "label: Hasta kodu, kind: choice, choices: [A, B], choiceProducts: [{ choice: ▸C, products: [porselen-kron] }]",
    ],
    message: "Bu, alanın seçenekleri arasında yok.",
    fix: "Seçeneklerden birini, orada yazıldığı gibi yazın.",
  },
];
