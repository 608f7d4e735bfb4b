import type { Mistake } from "./mistake";

export const fieldMistakes: readonly Mistake[] = [
  {
    change: ["y: 46 }", "y: 46, ▸yy: 1 }"],
    message: "“yy” diye bir alan yok.",
    fix: "Bunu mu demek istediniz: “y”?",
  },
  {
    file: "site.yaml",
    change: ["qualityRate: { number: 99.5,", 'qualityRate: { number: ▸"99,5",'],
    message: "“Sayı” sayı olmalı.",
    fix: "Yalnız sayı yazın, örneğin 12 ya da 1.5 (formda 1,5); bin ve üstünü noktasız: 1500. Birimin ve işaretin kendi alanı var.",
  },
  {
    file: "site.yaml",
    change: ["producedProstheses: { number: 12000,", "producedProstheses: { number: ▸12.000,"],
    message: "12.000 burada 12 olarak okunur.",
    fix: "Binlik ayırıcı koymayın; sitede kendiliğinden eklenir. Şöyle yazın: 12000",
  },
  {
    change: ["order: 11", "order: ▸3.5"],
    message: "“Katalogdaki sırası” tam sayı olmalı.",
    fix: "Yalnız rakam yazın, örneğin 3.",
  },
  {
    file: "pages/products.yaml",
    change: ["    - Çocuk\n", "    - Çocuk\n    - ▸Протез\n    - Коронка\n"],
    message: "Kategorinin adında Latin harfi ya da rakam yok.",
    fix: "Adı Türkçe harflerle yazın.",
  },
  {
    file: "pages/products.yaml",
    change: ["    - Коронка\n", "    - ▸Коронка\n"],
    message: "Kategorinin adında Latin harfi ya da rakam yok.",
    fix: "Adı Türkçe harflerle yazın.",
  },
  {
    file: "products/total-protez.yaml",
    change: ["slug: total-protez\n", 'slug: total-protez\nprevious: [▸"--", "kron-"]\n'],
    message: "“Eski adresleri” 1. madde beklenen biçimde değil: “--”.",
    fix: "Yalnız küçük İngilizce harf, rakam ve aralarında kısa çizgi kullanın, örneğin gece-plagi.",
  },
  {
    file: "products/total-protez.yaml",
    change: ['"kron-"', '▸"kron-"'],
    message: "“Eski adresleri” 2. madde beklenen biçimde değil: “kron-”.",
    fix: "Yalnız küçük İngilizce harf, rakam ve aralarında kısa çizgi kullanın, örneğin gece-plagi.",
  },
  {
    change: ["order: 9", "order: ▸0"],
    message: "“Formdaki sırası” çok küçük: 0.",
    fix: "En az 1 olmalı.",
  },
  {
    change: ["focus: { x: 48,", "focus: { x: ▸480,"],
    message: "“Soldan yüzde olarak odak noktası” çok büyük: 480.",
    fix: "En çok 100 olmalı.",
  },
  {
    change: ["point: { x: 900, y: 486 }", "point: ▸orta"],
    message: "“Çizginin gösterdiği nokta” alt alanları olan bir bölüm olmalı.",
    fix: "Alt alanlarını alt satırdan, iki boşluk içeriden yazın: x, y.",
  },
  {
    change: [
      "      properties:\n        - Renk maskeleme\n        - Kontrollü opaklık\n        - Yoğun renklenmelerde tercih\n",
      "      properties: ▸Renk maskeleme\n",
    ],
    message: "“Özellikleri” liste olmalı.",
    fix: "Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde.",
  },
  {
    change: ["main: true", "main: ▸evet"],
    message: "“Öne çıkarılacak laboratuvar adımı” true ya da false olmalı.",
    fix: "Tırnaksız true ya da false yazın.",
  },
  {
    change: ["name: Lamine Kron", 'name: ▸"  "'],
    message: "“Ürünün adı” boş.",
    fix: "Doldurun.",
  },
  {
    change: ["icon: sparkles", 'icon: ▸""'],
    message: "“Öğenin yanında duran simgenin adı” boş.",
    fix: "Doldurun ya da kaldırın.",
  },
  {
    change: ["        - Yüksek ışık geçirgenliği\n", "        -▸\n"],
    message: "“Özellikleri” 1. madde boş.",
    fix: "Doldurun ya da kaldırın.",
  },
  {
    change: [
      '    features:\n      - Sınırlı diş hazırlığı\n      - Doğal ışık geçirgenliği\n      - "{warranty} yıl garanti"\n',
      "    features: ▸[]\n",
    ],
    message: "“Kısa özellikler” listesinde 0 madde var.",
    fix: "En az 1 madde olmalı.",
  },
  {
    file: "products/total-protez.yaml",
    change: ["      - Dengeli kapanış\n", "      ▸- Dengeli kapanış\n      - Bir madde daha\n"],
    message: "“Kısa özellikler” listesinde 4 madde var.",
    fix: "En çok 3 madde olmalı.",
  },
  {
    change: ["menu:\n", "facts:\n  ▸Kron_Sayısı: { number: 4 }\nmenu:\n"],
    message: "{Kron_Sayısı} bir bilgi adı olamaz.",
    fix: "Küçük harfle başlayan, yalnız İngilizce harf ve rakamdan oluşan ve başka bir bilginin ya da sitenin kullanmadığı bir ad verin, örneğin crownCount.",
  },
];
