import type { Mistake } from "./mistake";

/** Fields that are misnamed, missing, or hold the wrong kind of value. */
export const fieldMistakes: readonly Mistake[] = [
  {
    name: "an unknown key near a known one within braces",
    change: ["focus: { x: 48, y: 46 }", "focus: { x: 48, y: 46, ▸yy: 1 }"],
    message: "“yy” diye bir alan yok.",
    fix: "Bunu mu demek istediniz: “y”?",
  },
  {
    name: "an unknown key without a near one, even one that every object of JavaScript knows",
    change: ["menu:\n", "menu:\n  ▸toString: 100\n"],
    message: "“toString” diye bir alan yok.",
    fix: "Buradaki alanlar: group, order, label, description.",
  },
  {
    name: "a missing alternative text",
    change: [
      "  src: ../images/lamine-kron.jpg\n  alt: Ön dişlerin önünde ayrı ayrı duran ince porselen laminalar (yaprak porselen) ve gri alçı model\n",
      "  ▸src: ../images/lamine-kron.jpg\n",
    ],
    message: "“alt” alanı eksik.",
    fix: "Bu alan zorunlu; değeri metin olmalı. Görselde ne olduğunu görmeyen birine anlatan cümle.",
  },
  {
    name: "a required field left empty",
    change: ["name: Lamine Kron", "name:▸"],
    message: "“name” boş bırakılmış.",
    fix: "Bir değer yazın (metin).",
  },
  {
    name: "a text where a number belongs",
    change: ["  order: 3\n", "  order: ▸üçüncü\n"],
    message: "“order” sayı olmalı.",
    fix: "Tırnaksız bir sayı yazın, örneğin 12; birimi ve işareti kendi alanlarına koyun.",
  },
  {
    name: "a decimal comma",
    file: "site.yaml",
    change: ["qualityRate: { number: 99.5,", 'qualityRate: { number: ▸"99,5",'],
    message: "“number” sayı olmalı.",
    fix: "Tırnaksız, işaretsiz, ondalık ayırıcısı nokta olarak yazın: 99.5.",
  },
  {
    name: "a thousands separator, which would read as a decimal point",
    file: "site.yaml",
    change: ["producedProstheses: { number: 12000,", "producedProstheses: { number: ▸12.000,"],
    message: "12.000 burada 12 olarak okunur.",
    fix: "Binlik ayırıcı koymayın: 12000. Ayırıcı sitede kendiliğinden eklenir.",
  },
  {
    name: "a broken number where a whole one belongs",
    change: ["  order: 3\n", "  order: ▸3.5\n"],
    message: "“order” tam sayı olmalı.",
    fix: "Kesirsiz bir sayı yazın.",
  },
  {
    name: "a number that is too small",
    change: ["  order: 3\n", "  order: ▸0\n"],
    message: "“order” çok küçük: 0.",
    fix: "En az 1 olmalı.",
  },
  {
    name: "a number that is too large",
    change: ["focus: { x: 48,", "focus: { x: ▸480,"],
    message: "“x” çok büyük: 480.",
    fix: "En çok 100 olabilir.",
  },
  {
    name: "a list where a text belongs",
    change: ["badge: Estetik çözüm", "badge:\n  ▸- Estetik çözüm"],
    message: "“badge” metin olmalı.",
    fix: "Burada tek bir metin durur; baştaki kısa çizgileri kaldırın.",
  },
  {
    name: "a section where a text belongs",
    change: ["badge: Estetik çözüm", "badge:\n  ▸text: Estetik çözüm"],
    message: "“badge” metin olmalı.",
    fix: "Burada alt alan olmaz; metni aynı satıra, iki noktadan sonra yazın.",
  },
  {
    name: "a placeholder alone without quotes",
    file: "pages/contact.yaml",
    change: ['hours: "{support}"', "hours: ▸{support}"],
    message: "“hours” metin olmalı.",
    fix: 'Değeri çift tırnak içine alın: "{support}".',
  },
  {
    name: "a text where a section belongs",
    change: ["form:\n  label: Lamine Kron\n  order: 9\n", "form: ▸Lamine Kron\n"],
    message: "“form” alt alanları olan bir bölüm olmalı.",
    fix: "Alt alanlarını alt satırdan, iki boşluk içeriden yazın: label, order.",
  },
  {
    name: "a text where a list belongs",
    change: [
      "      properties:\n        - Renk maskeleme\n        - Kontrollü opaklık\n        - Yoğun renklenmelerde tercih\n",
      "      properties: ▸Renk maskeleme\n",
    ],
    message: "“properties” liste olmalı.",
    fix: "Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde.",
  },
  {
    name: "a word where true or false belongs",
    change: ["main: true", "main: ▸evet"],
    message: "“main” true ya da false olmalı.",
    fix: "Tırnaksız true ya da false yazın.",
  },
  {
    name: "an empty text",
    change: ["name: Lamine Kron", 'name: ▸"  "'],
    message: "“name” boş.",
    fix: "Bir metin yazın.",
  },
  {
    name: "an empty optional text",
    change: ["duration: 30 dk", 'duration: ▸""'],
    message: "“duration” boş.",
    fix: "Bir metin yazın ya da satırı silin.",
  },
  {
    name: "an empty list item",
    change: ["      - Sınırlı diş hazırlığı\n", "      -▸\n"],
    message: "“features 1. madde” boş bırakılmış.",
    fix: "Bir değer yazın (metin) ya da satırı silin.",
  },
  {
    name: "too few items",
    change: [
      '    features:\n      - Sınırlı diş hazırlığı\n      - Doğal ışık geçirgenliği\n      - "{warranty} yıl garanti"\n',
      "    features: ▸[]\n",
    ],
    message: "“features” listesinde 0 madde var.",
    fix: "En az 1 madde olmalı; eksiğini ekleyin.",
  },
  {
    name: "too many items",
    change: ["      - Sınırlı diş hazırlığı\n", "      ▸- Sınırlı diş hazırlığı\n      - Bir madde daha\n"],
    message: "“features” listesinde 4 madde var.",
    fix: "En çok 3 madde olmalı; fazlasını silin.",
  },
  {
    name: "a fact's name that placeholders cannot hold",
    change: ["menu:\n", "facts:\n  ▸Kron_Sayısı: { number: 4 }\nmenu:\n"],
    message: "“Kron_Sayısı” bir bilgi adı olamaz.",
    fix: "Ad küçük harfle başlar; yalnız İngilizce harf ve rakam içerir, örneğin crownCount.",
  },
];
