import type { Mistake } from "./mistake";

/** Fields with a wrong name or type, or missing. */
export const fieldMistakes: readonly Mistake[] = [
  {
    change: ["y: 46 }", "y: 46, ▸yy: 1 }"],
    message: "“yy” diye bir alan yok.",
    fix: "Bunu mu demek istediniz: “y”?",
  },
  {
    change: ["menu:\n", "menu:\n  ▸toString: 100\n"],
    message: "“toString” diye bir alan yok.",
    fix: "Buradaki alanlar: group, order, label, description.",
  },
  {
    file: "site.yaml",
    change: [
      "src: ./images/sayfa.jpg\n  alt: Tezgâhta yan yana duran alçı modeller",
      "▸src: ./images/sayfa.jpg",
    ],
    message: "“alt” alanı eksik.",
    fix: "Bu alan zorunlu; değeri metin olmalı. Görselde ne olduğunu görmeyen birine anlatan cümle.",
  },
  {
    change: ["  order: 3\n", "  order: ▸üçüncü\n"],
    message: "“order” sayı olmalı.",
    fix: "Tırnaksız bir sayı yazın, örneğin 12; birimi ve işareti kendi alanlarına koyun.",
  },
  {
    file: "site.yaml",
    change: ["qualityRate: { number: 99.5,", 'qualityRate: { number: ▸"99,5",'],
    message: "“number” sayı olmalı.",
    fix: "Tırnaksız, işaretsiz, ondalık ayırıcısı nokta olarak yazın: 99.5.",
  },
  {
    file: "site.yaml",
    change: ["producedProstheses: { number: 12000,", "producedProstheses: { number: ▸12.000,"],
    message: "12.000 burada 12 olarak okunur.",
    fix: "Binlik ayırıcı koymayın: 12000. Ayırıcı sitede kendiliğinden eklenir.",
  },
  {
    change: ["order: 11", "order: ▸3.5"],
    message: "“order” tam sayı olmalı.",
    fix: "Kesirsiz bir sayı yazın.",
  },
  {
    change: ["order: 9", "order: ▸0"],
    message: "“order” çok küçük: 0.",
    fix: "En az 1 olmalı.",
  },
  {
    change: ["focus: { x: 48,", "focus: { x: ▸480,"],
    message: "“x” çok büyük: 480.",
    fix: "En çok 100 olabilir.",
  },
  {
    change: ["badge: Estetik çözüm", "badge:\n  ▸- Estetik çözüm"],
    message: "“badge” metin olmalı.",
    fix: "Burada tek bir metin durur; baştaki kısa çizgileri kaldırın.",
  },
  {
    change: ["label: Kesici kenar", "label:\n      ▸text: Kesici kenar"],
    message: "“label” metin olmalı.",
    fix: "Burada alt alan olmaz; metni aynı satıra, iki noktadan sonra yazın.",
  },
  {
    file: "pages/contact.yaml",
    change: ['hours: "{support}"', "hours: ▸{support}"],
    message: "“hours” metin olmalı.",
    fix: 'Değeri çift tırnak içine alın: "{support}".',
  },
  {
    change: ["point: { x: 900, y: 486 }", "point: ▸orta"],
    message: "“point” alt alanları olan bir bölüm olmalı.",
    fix: "Alt alanlarını alt satırdan, iki boşluk içeriden yazın: x, y.",
  },
  {
    change: [
      "      properties:\n        - Renk maskeleme\n        - Kontrollü opaklık\n        - Yoğun renklenmelerde tercih\n",
      "      properties: ▸Renk maskeleme\n",
    ],
    message: "“properties” liste olmalı.",
    fix: "Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde.",
  },
  {
    change: ["main: true", "main: ▸evet"],
    message: "“main” true ya da false olmalı.",
    fix: "Tırnaksız true ya da false yazın.",
  },
  {
    change: ["name: Lamine Kron", 'name: ▸"  "'],
    message: "“name” boş.",
    fix: "Bir metin yazın.",
  },
  {
    change: ["        - Yüksek ışık geçirgenliği\n", "        -▸\n"],
    message: "“properties 1. madde” boş bırakılmış.",
    fix: "Bir değer yazın (metin) ya da satırı silin.",
  },
  {
    change: [
      '    features:\n      - Sınırlı diş hazırlığı\n      - Doğal ışık geçirgenliği\n      - "{warranty} yıl garanti"\n',
      "    features: ▸[]\n",
    ],
    message: "“features” listesinde 0 madde var.",
    fix: "En az 1 madde olmalı; eksiğini ekleyin.",
  },
  {
    file: "products/total-protez.yaml",
    change: ["      - Dengeli kapanış\n", "      ▸- Dengeli kapanış\n      - Bir madde daha\n"],
    message: "“features” listesinde 4 madde var.",
    fix: "En çok 3 madde olmalı; fazlasını silin.",
  },
  {
    change: ["menu:\n", "facts:\n  ▸Kron_Sayısı: { number: 4 }\nmenu:\n"],
    message: "“Kron_Sayısı” bir bilgi adı olamaz.",
    fix: "Ad küçük harfle başlar; yalnız İngilizce harf ve rakam içerir, örneğin crownCount.",
  },
];
