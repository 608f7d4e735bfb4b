import type { Mistake } from "./mistake";

/** Values that must match another document or a fixed format. */
export const referenceMistakes: readonly Mistake[] = [
  {
    change: ["slug: lamine-kron", "slug: ▸Gece plağı"],
    message: "“slug” beklenen biçimde değil: Gece plağı",
    fix: "Yalnız küçük İngilizce harf, rakam ve kısa çizgi kullanın: gece-plagi.",
  },
  {
    change: ["group: Sabit Kronlar", "group: ▸Sabit Kuronlar"],
    message: "“Sabit Kuronlar” diye bir menü grubu yok.",
    fix: "Bunu mu demek istediniz: “Sabit Kronlar”? Kullanılabilenler (content/navigation.yaml): Sabit Kronlar, Hareketli Protezler.",
  },
  {
    change: ["category: Kron", "category: ▸İmplant"],
    message: "“İmplant” diye bir kategori yok.",
    fix: "Kullanılabilenler (content/pages/home.yaml): Protez, Kron, Çocuk.",
  },
  {
    change: ["icon: layers", "icon: ▸layer"],
    message: "“icon” için “layer” kullanılamaz.",
    fix: /^Bunu mu demek istediniz: “layers”\? Kullanılabilenler: activity, .*, wrench\.$/,
  },
  {
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸/hakkimzda"],
    message: "Sitede /hakkimzda diye bir sayfa yok.",
    fix: "Bunu mu demek istediniz: “/hakkimizda”?",
  },
  {
    file: "navigation.yaml",
    change: ["to: /sss", "to: ▸sss/"],
    message: "“to” beklenen biçimde değil: sss/",
    fix: "Sayfanın yolu / ile başlar, sonunda eğik çizgi olmaz: /sss.",
  },
  {
    change: ["{turnaround} iş günü teslim,", "▸{turnarond} iş günü teslim,"],
    message: "{turnarond} adında bir bilgi yok.",
    fix: "Bunu mu demek istediniz: {turnaround}?",
  },
  {
    file: "pages/sss.yaml",
    change: ["{replyTime} saat içinde yanıt", "▸{yanıt} saat içinde yanıt"],
    message: "Süslü parantez bir bilgiye dönüşmüyor: {yanıt}",
    fix: "Bilginin adını boşluksuz ve Türkçe harf kullanmadan, süslü parantezlerin arasına yazın, örneğin {experience}.",
  },
  {
    change: ["Porselen, komşu dişlerle", "Porselen, ▸[komşu](/porselen-kronn) dişlerle"],
    message: "Bağlantının gittiği /porselen-kronn sayfası yok.",
    fix: "Bunu mu demek istediniz: “/porselen-kron”?",
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
    change: ["  - fact: warranty\n", "  - fact: warranty\n    ▸number: 15\n"],
    message: "“fact” ile “number” birlikte verilmiş.",
    fix: "Sayı bir bilgiden geliyorsa “number” satırını, gelmiyorsa “fact” satırını silin.",
  },
  {
    change: ['  - number: 98\n    prefix: "%"\n    label', "  - ▸label"],
    message: "Sayı verilmemiş: ne “fact” ne de “number” var.",
    fix: "“number” ile sayıyı ya da “fact” ile bilginin adını yazın.",
  },
  {
    change: ["  - fact: warranty\n", "  - fact: warranty\n    ▸unit: sene\n"],
    message: "“fact” varken “unit” kullanılmaz.",
    fix: "Bu satırı silin; “unit” bilginin kendisinden gelir.",
  },
  {
    change: ["  - fact: warranty\n", "  - fact: warranty\n    ▸part: to\n"],
    message: "{warranty} bir aralık değil; “part” kullanılmaz.",
    fix: "Bu satırı silin ya da bilgiye “to” ile üst sınır verin.",
  },
  {
    file: "site.yaml",
    change: ['e164: "+902241112233"', 'e164: ▸"0224 111 22 33"'],
    message: "“e164” beklenen biçimde değil: 0224 111 22 33",
    fix: 'Ülke koduyla, + ile başlayarak, boşluksuz ve çift tırnak içinde yazın: "+902241112233".',
  },
  {
    file: "site.yaml",
    change: ['opens: "08.00"', 'opens: ▸"8:00"'],
    message: "“opens” beklenen biçimde değil: 8:00",
    fix: 'Saati iki haneyle, arada nokta ve çift tırnak içinde yazın: "08.00".',
  },
  {
    file: "site.yaml",
    change: ['blurb: "{city}', 'blurb: "▸{legalName} {city}'],
    message: "{legalName} adında bir bilgi yok.",
    fix: /Cümleyi çıkarın ya da unvanı content\/site\.yaml içinde “company” altında “legalName” olarak yazın\.$/,
  },
  {
    file: "pages/sss.yaml",
    change: [
      "answer: Sabit kronlar genelde {fixedDelivery} iş gününde biter.",
      'answer: "▸[Liste](www.ornek.example/fiyat.pdf) fiyatları söyler."',
    ],
    message: "Bağlantının gittiği www.ornek.example/fiyat.pdf sayfası yok.",
    fix: "Başka bir sitenin adresini https:// ile, eksiksiz yazın ya da sözcükleri bırakın: Liste",
  },
];
