import type { Mistake } from "./mistake";

/** Values that must match another document. */
export const referenceMistakes: readonly Mistake[] = [
  {
    change: ["group: Sabit Kronlar", "group: ▸Sabit Kuronlar"],
    message: "“Sabit Kuronlar” diye bir menü grubu yok.",
    fix: /^Bunu mu demek istediniz: “Sabit Kronlar”\?/,
  },
  {
    change: ["category: Kron", "category: ▸İmplant"],
    message: "“İmplant” diye bir kategori yok.",
    fix: /^Kullanılabilenler: Protez, Kron, Çocuk\./,
  },
  {
    change: ["icon: layers", "icon: ▸layer"],
    message: "“Öğenin yanında duran simgenin adı” için “layer” kullanılamaz.",
    fix: /^Bunu mu demek istediniz: “layers”\? Kullanılabilenler: activity, .*, wrench\.$/,
  },
  {
    file: "navigation.yaml",
    change: ["menu:\n  - home\n  - corporate\n  - products", "menu:\n  ▸- products\n  - corporate"],
    before: (content) => content.replace("navigation.yaml", "  - pages\n", ""),
    message: "Üst menünün sırasında bir girdi eksik.",
    fix: /Kendi sayfalarınız \(pages\).*Yalnız ana sayfa \(home\) çıkarılabilir/,
  },
  {
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸/hakkimzda"],
    message: "Sitede /hakkimzda diye bir sayfa yok.",
    fix: "Bunu mu demek istediniz: “/hakkimizda”?",
  },
  {
    change: ["{turnaround} iş günü teslim,", "▸{turnarond} iş günü teslim,"],
    message: "{turnarond} adında bir bilgi yok.",
    fix: "Bunu mu demek istediniz: {turnaround}?",
  },
  {
    file: "products/porselen-kron.yaml",
    change: ["Rengi tabaka", "Rengi ▸{turnaround} günde tabaka"],
    message: "{turnaround} adında bir bilgi yok.",
    fix: /content\/products\/porselen-kron\.yaml:1/,
  },
  {
    file: "pages/sss.yaml",
    change: ["{replyTime} saat içinde yanıt", "▸{yanıt} saat içinde yanıt"],
    message: "Süslü parantez bir bilgiye dönüşmüyor: {yanıt}",
    fix: "Bilginin adını boşluksuz ve Türkçe harf kullanmadan, süslü parantezlerin arasına yazın, örneğin {experience}.",
  },
  {
    change: ["lede: Teslim süresi {turnaround} iş günü;", "lede: Teslim süresi ▸{turnaround}nde;"],
    message: "Ek bitişik yazılmış: “{turnaround}nde”.",
    fix: "Sayıyla ekin arasına bir sözcük koyun, örneğin {turnaround} iş günü içinde.",
  },
  {
    file: "site.yaml",
    change: [
      '"{city} merkezli laboratuvarımızda',
      '"{city} merkezli, ▸{foundedYear}nda kurulan laboratuvarımızda',
    ],
    message: "Ek bitişik yazılmış: “{foundedYear}nda”.",
    fix: "Sayıyla ekin arasına bir sözcük koyun, örneğin {foundedYear} yılında.",
  },
  {
    change: ["badge: Estetik çözüm", "badge: Estetik ▸[çözüm](/porselen-kron)"],
    message: "Bu alanda bağlantı kullanılmaz.",
    fix: "Yalnız sözcükleri bırakın: çözüm",
  },
  {
    file: "pages/home.yaml",
    change: ["- fact: satisfiedDentists", "- fact: ▸satisfiedDentist"],
    message: "{satisfiedDentist} adında bir bilgi yok.",
    fix: "Bunu mu demek istediniz: {satisfiedDentists}?",
  },
  {
    change: ["{ fact: turnaround }", "{ fact: turnaround, number: ▸3 }"],
    message: "Hem sayı hem sayının alındığı bilgi verilmiş.",
    fix: "Sayı bilgiden geliyorsa sayıyı, gelmiyorsa bilginin adını kaldırın.",
  },
  {
    change: ['  - number: 98\n    prefix: "%"\n    label', "  - ▸label"],
    message: "Sayı verilmemiş.",
    fix: "Sayıyı ya da sayının alındığı bilgiyi yazın.",
  },
  {
    change: ["  - fact: warranty\n", "  - fact: warranty\n    unit: ▸sene\n"],
    message: "{warranty} bilgisinin birimi “yıl”; “Sayıdan sonra boşlukla yazılan birim” onu değiştirir.",
    fix: "Bunu kaldırın; birim bilginin kendisinden gelir.",
  },
  {
    change: ["Az dokunuş, belirgin fark", "Az dokunuş, ▸{lightLevel} fark"],
    message: "{lightLevel} adında bir bilgi yok.",
    // Each name once, although the laboratory has a warranty too.
    fix: /^Kullanılabilenler: (?=.*\{warranty\})(?!.*\{warranty\}.*\{warranty\})/,
  },
  {
    file: "site.yaml",
    change: ['blurb: "{city}', 'blurb: "▸{legalName} {city}'],
    message: "{legalName} adında bir bilgi yok.",
    fix: /^Kullanılabilenler: \{brand\}/,
  },
  {
    file: "pages/sss.yaml",
    change: [
      "answer: Sabit kronlar genelde {fixedDelivery} iş gününde biter.",
      'answer: "▸[Liste](www.ornek.example/fiyat.pdf) fiyatları söyler."',
    ],
    message: "Sitede www.ornek.example/fiyat.pdf diye bir sayfa yok.",
    fix: /başka bir sitenin adresi https:\/\/ ile başlar/,
  },
  {
    file: "products/total-protez.yaml",
    change: ["  - lamine-kron\n", "  - ▸onlay-kron\n"],
    message: "“onlay-kron” adresinde bir ürün yok.",
    fix: "Başka bir ürün seçin ya da kaldırın.",
  },
  {
    file: "products/porselen-kron.yaml",
    change: ["slug: porselen-kron\n", "slug: porselen-kron\nrelated: [ ▸porselen-kron ]\n"],
    message: "Burada ürünün kendisi seçilmiş.",
    fix: "Başka bir ürün seçin ya da kaldırın.",
  },
];
