import type { Mistake } from "./mistake";

const site = "site.yaml";
const url = "socialImage:";
const company = (more: string) =>
  ["socialImage:", `company:\n  legalName: Nilüfer A.Ş.\n${more}socialImage:`] as const;

/** Mistakes in what only some laboratories have: accounts, the company's numbers, facts of their own. */
export const siteMistakes: readonly Mistake[] = [
  {
    name: "a fact under a name that texts have",
    file: site,
    change: ["facts:\n", "facts:\n  ▸city: { number: 4 }\n"],
    message: "“city” adı sitenin kendi bilgisi.",
    fix: "Bu sayıya başka bir ad verin ve metinlerde onu kullanın.",
  },
  {
    name: "a fact of nothing that a text names",
    file: site,
    change: ['blurb: "{city}', 'blurb: "▸{empty} {city}'],
    before: (content) =>
      content.write(site, content.read(site).replace("facts:\n", "facts:\n  empty: { number: 0 }\n")),
    message: "“empty” bilgisinin değeri 0; metinde “0” olarak görünür.",
    fix: /^Bilginin gerçek sayısını yazın/,
  },
  {
    name: "a link to a page that was deleted",
    file: "pages/message-received.yaml",
    before: (content) => content.remove("pages/vision.yaml"),
    change: ["to: /sss", "to: ▸/vizyonumuz"],
    message: "/vizyonumuz sayfası yok: content/pages/vision.yaml dosyası bulunmuyor.",
    fix: "Bu bağlantıyı silin; sayfayı istiyorsanız dosyasını geri getirin.",
  },
  {
    name: "a page that begins with nothing",
    file: "pages/vision.yaml",
    before: (content) => {
      const text = content.read("pages/vision.yaml");
      content.write("pages/vision.yaml", text.replace(/carousel:\n(?: .*\n)+/, ""));
    },
    message: "Sayfanın üst bölümü yok: ne “banner” ne de “carousel” var.",
    fix: /“banner”/,
  },
  {
    name: "a page that begins twice",
    file: "pages/vision.yaml",
    change: ["carousel:\n", "banner: { tag: Yarın, title: Vizyon, lede: Nereye gidiyoruz? }\n▸carousel:\n"],
    message: "“banner” ile “carousel” birlikte verilmiş.",
    fix: "Sayfanın bir üst bölümü olur; birini silin.",
  },
  {
    name: "a choice of nothing on the slip",
    file: "pages/work-slip.yaml",
    change: ["label: Klinik, kind: text", "label: Klinik, kind: ▸choice"],
    message: "“choice” alanının seçenekleri yok.",
    fix: /choices/,
  },
  {
    name: "choices where words are written",
    file: "pages/work-slip.yaml",
    change: ["label: Klinik, kind: text", "label: Klinik, kind: text, ▸choices: [Üst, Alt]"],
    message: "“text” alanında seçenek olmaz.",
    fix: /kind: choice/,
  },
  {
    name: "two products on a slip",
    file: "pages/work-slip.yaml",
    change: ["label: Notlar, kind: note", "label: Notlar, kind: ▸product"],
    message: "Formda ikinci bir “product” alanı var.",
    fix: /ötekini silin/,
  },
  {
    name: "no words for WhatsApp where there is a number",
    file: "navigation.yaml",
    before: (content) => content.replace("navigation.yaml", "  whatsappLabel: WhatsApp Destek\n", ""),
    change: ["footer:\n", "▸footer:\n"],
    message: "“footer › whatsappLabel” alanı eksik: site.yaml içinde “whatsapp” var.",
    fix: /./,
  },
  {
    name: "the registered name where there is none, with where it belongs",
    file: site,
    change: ['blurb: "{city}', 'blurb: "▸{legalName} {city}'],
    message: "“legalName” adında bir bilgi yok.",
    fix: /Cümleyi çıkarın ya da unvanı content\/site\.yaml içinde “company” altında “legalName” olarak yazın\.$/,
  },
  {
    name: "a fact that the laboratory does not have, with both ways out",
    file: "pages/home.yaml",
    change: ["tag: Diş", "tag: Sırada ▸{waitingPatients} diş"],
    message: "“waitingPatients” adında bir bilgi yok.",
    fix: /^Kullanılabilenler: .*\. Cümleyi çıkarın ya da bilgiyi content\/site\.yaml içinde “facts” altına yazın\.$/,
  },
  {
    name: "a duration in the words of a product without one",
    file: "products/total-protez.yaml",
    change: ["summary: Dişlerin", "summary: Sürede (▸{turnaround} gün) dişlerin"],
    before: (content) => {
      const file = "products/total-protez.yaml";
      const text = content.read(file).replace(/^turnaround: .*\n/m, "");
      content.write(
        file,
        text
          .replace("{turnaround} gün teslim", "teslim")
          .replace("fact: turnaround\n    part: to", "number: 14"),
      );
    },
    message: "“turnaround” adında bir bilgi yok.",
    fix: /ya da bu ürünün “turnaround” alanını yazın\.$/,
  },
  {
    name: "an account without https",
    file: site,
    change: [url, `social:\n  - kind: instagram\n    url: ▸instagram.com/nilufer\n${url}`],
    message: "“url” beklenen biçimde değil: instagram.com/nilufer",
    fix: "Adresi tarayıcıdan kopyalayın; https:// ile başlar: https://instagram.com/nilufer.",
  },
  {
    name: "a MERSİS number with a digit too few",
    file: site,
    change: company('  mersis: ▸"012345678901234"\n'),
    message: "“mersis” beklenen biçimde değil: 012345678901234",
    fix: /^16 rakamı .* 15 rakam var\.$/,
  },
  {
    name: "a tax number with spaces",
    file: site,
    change: company('  taxNumber: ▸"123 456 78"\n'),
    message: "“taxNumber” beklenen biçimde değil: 123 456 78",
    fix: /^10 rakamı .* 8 rakam var\.$/,
  },
];
