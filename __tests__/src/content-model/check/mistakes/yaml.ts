import type { Mistake } from "./mistake";

const unquoted = {
  message: "Değer tırnaksız okunamıyor.",
  fix: /^Metinse tamamını çift tırnak içine alın/,
};

/** Invalid YAML, and YAML that means something else than intended. */
export const yamlMistakes: readonly Mistake[] = [
  {
    change: ["  group: Sabit", "▸\tgroup: Sabit"],
    message: "Girintide sekme (Tab) var.",
    fix: "Her düzey için iki boşluk koyun.",
  },
  {
    change: ["badge: Estetik çözüm", "badge: ▸Estetik: çözüm"],
    ...unquoted,
  },
  {
    change: ["badge: Estetik çözüm", 'badge: ▸"Estetik çözüm'],
    message: "Açılan tırnak kapatılmamış.",
    fix: 'Metnin sonuna " koyun.',
  },
  {
    change: ["badge: Estetik çözüm", "badge: {warranty} ▸yıl garanti"],
    ...unquoted,
  },
  {
    change: ["warranty: { number: 15, unit: yıl }", "warranty: ▸{ number: 15, unit: yıl #on beş }"],
    message: "Açılan { ya da [ kapatılmamış.",
    fix: "} ya da ] ile kapatın; boşluktan sonra gelen # işaretinden sonrası okunmaz.",
  },
  {
    change: ["warranty: { number: 15, unit: yıl }", "warranty: { number: ▸15 unit: yıl }"],
    message: "Süslü ya da köşeli parantezin içi okunamıyor.",
    fix: "Alanları “ad: değer” biçiminde, aralarına virgül koyarak yazın; metinleri çift tırnak içine alın.",
  },
  ...["number:15", "number 15", "number=15"].map((field) => ({
    change: ["warranty: { number: 15,", `warranty: { ▸${field},`] as const,
    message: `“${field}” bir alan olarak okunmuyor.`,
    fix: "Ad ile değerin arasına iki nokta ve boşluk koyun; virgüllü metni çift tırnak içine alın.",
  })),
  {
    change: ["badge: Estetik çözüm", "badge: ▸- Estetik çözüm"],
    ...unquoted,
  },
  { change: ["badge: Estetik çözüm", "badge: ▸%estetik çözüm"], ...unquoted },
  ...["*", "&", "!"].map((sign) => ({
    change: ["badge: Estetik çözüm", `badge: ▸${sign}estetik çözüm`] as const,
    message: `Tırnaksız değer ${sign} ile başlayamaz.`,
    fix: /^Metinse çift tırnak içine alın; değilse “.estetik”/,
  })),
  {
    change: ["badge: Estetik çözüm", "badge: Estetik çözüm\n▸badge: Başka çözüm"],
    message: "“badge” alanı iki kez yazılmış.",
    fix: "Birini silin; yeni bir maddenin ilk satırıysa başına kısa çizgi ve boşluk koyun.",
  },
  {
    change: ["badge: Estetik çözüm", "▸badge:Estetik çözüm"],
    message: "Bu satır ne bir alan ne de bir liste maddesi.",
    fix: /“- madde” biçiminde, boşluğuyla yazın\.$/,
  },
  {
    change: ["badge: Estetik çözüm", 'badge: "Estetik▸\\çözüm"'],
    message: "Çift tırnak içinde ters eğik çizgi (\\) var.",
    fix: "Silin ya da \\\\ yazın.",
  },
  {
    change: ["summary: >-\n  Ön", "summary: >- ▸Ön"],
    message: "“>-” işaretinden sonra satır boş kalmalı.",
    fix: "Metni alt satırdan, iki boşluk içeriden başlatın.",
  },
  {
    change: ["badge: Estetik çözüm\n", "▸---\nbadge: Estetik çözüm\n"],
    message: "Dosya “---” satırıyla ikiye bölünmüş.",
    fix: "O satırı silin.",
  },
  {
    file: "site.yaml",
    change: ['opens: "08.00"', "opens: ▸8:30"],
    message: "“Açılış saati” beklenen biçimde değil: “8:30”.",
    fix: "Saati iki haneyle, arada nokta yazın, örneğin 08.00.",
  },
  {
    change: [
      "badge: Estetik çözüm\n",
      "▸<<<<<<< HEAD\nbadge: Bir\n=======\nbadge: İki\n>>>>>>> origin/main\n",
    ],
    message: "Dosyada yarım kalmış bir birleştirme var.",
    fix: "İki sürüm alt alta duruyor: ======= çizgisinin üstündeki ve altındaki. Birini bırakın; ötekini ve <, =, > işaretli satırları silin.",
  },
  {
    change: ["badge: Estetik çözüm", "badge: Estetik ▸#1 çözüm"],
    message: "“#1 çözüm” okunmuyor: boşluktan sonra gelen # metni keser.",
    fix: "Değeri çift tırnak içine alın; açıklamaysa kendi satırına, girintisiz yazın.",
  },
  {
    change: ["keywords:\n  - veneer\n  - yaprak porselen", "keywords: [ ▸0,5 mm lamina ]"],
    message: "“Arama sözcükleri” 1. madde metin olmalı.",
    fix: "Tek bir metin yazın: iki noktadan sonra, aynı satırda ve çift tırnak içinde.",
  },
  {
    change: ["- Kontrollü opaklık", "- Kontrollü opaklık\n          ▸- Yeni madde"],
    message: "Bu madde üstündeki metne eklenmiş: satırın girintisi yanlış.",
    fix: "Maddeler aynı sütunda başlar; metnin devamıysa baştaki kısa çizgiyi kaldırın.",
  },
  {
    change: ["        - Kontrollü opaklık", "▸       - Kontrollü opaklık"],
    message: "Satırın girintisi yanlış.",
    fix: "Aynı düzeydeki satırlar aynı sütunda başlar; her düzey bir öncekinden iki boşluk içeridedir.",
  },
  {
    change: ["badge: Estetik çözüm\n", "badge: Estetik\n▸çözüm\n"],
    message: "Bu satır ne bir alan ne de bir liste maddesi.",
    fix: "Üstteki metnin devamıysa aynı satıra alın; değilse “ad: değer” ya da “- madde” biçiminde, boşluğuyla yazın.",
  },
  {
    change: ["badge: Estetik çözüm\n", "badge: Estetik\n  ▸ek: çözüm\n"],
    message: "Satırın girintisi yanlış.",
    fix: "Aynı düzeydeki satırlar aynı sütunda başlar; her düzey bir öncekinden iki boşluk içeridedir.",
  },
  {
    change: ["warranty: { number: 15, unit: yıl }", "warranty: { number: 1,▸5, unit: yıl }"],
    message: "“1,5” burada 1 olarak okunur: virgül yeni bir alan başlatır.",
    fix: "Ondalığı noktayla ayırın. Şöyle yazın: 1.5",
  },
  {
    file: "holidays.yaml",
    change: ["closed: []", "closed:\n  - { from: ▸2027-08-02, name: Bayram }"],
    message: "Bu değer iki türlü okunabilir.",
    fix: "Metinse çift tırnak içine alın; sayıysa yalnız rakamla yazın.",
  },
  {
    change: ["badge: Estetik çözüm", "badge: Estetik çözüm\n▸<<: { name: Başka }"],
    message: "“<<” diye bir alan yok.",
    fix: /^Buradaki alanlar: slug, /,
  },
];
