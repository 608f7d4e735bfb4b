import type { Mistake } from "./mistake";

/** What keeps YAML from being read, or makes it read something else than was meant. */
export const yamlMistakes: readonly Mistake[] = [
  {
    name: "a tab as indentation",
    change: ["  group: Sabit", "▸\tgroup: Sabit"],
    message: "Girintide sekme (Tab) karakteri var.",
    fix: "Girintiyi boşlukla yapın: her düzey için iki boşluk.",
  },
  {
    name: "a field indented too little",
    change: ["  order: 3\n", "▸ order: 3\n"],
    message: "Satırın girintisi yanlış.",
    fix: "Aynı düzeydeki alanlar aynı sütunda başlamalı; her düzey bir öncekinden iki boşluk içeridedir.",
  },
  {
    name: "a field between the columns of a list",
    change: ["    description: Ön bildirimle", "▸   description: Ön bildirimle"],
    message: "Satırın girintisi yanlış ya da başındaki kısa çizgi eksik.",
    fix: "Aynı düzeydeki alanlar aynı sütunda başlamalı; her düzey bir öncekinden iki boşluk içeridedir.",
  },
  {
    name: "an unquoted colon in a text",
    change: ["badge: Estetik çözüm", "badge: ▸Estetik: çözüm"],
    message: "Değerin içinde iki nokta var ya da alttaki satır fazla içeriden başlıyor.",
    fix: "Değerde iki nokta geçiyorsa onu çift tırnak içine alın; geçmiyorsa alttaki satırın girintisini düzeltin.",
  },
  {
    name: "a double quote left open",
    change: ["badge: Estetik çözüm", 'badge: ▸"Estetik çözüm'],
    message: "Açılan tırnak kapatılmamış.",
    fix: 'Metnin sonuna " koyun.',
  },
  {
    name: "a single quote left open in a list item",
    change: ["- Kişiye özel karakterizasyon", "- ▸'Kişiye özel karakterizasyon"],
    message: "Açılan tırnak kapatılmamış.",
    fix: "Metnin sonuna ' koyun.",
  },
  {
    name: "a text that starts with an unquoted placeholder",
    change: ["badge: Estetik çözüm", "badge: {warranty} ▸yıl garanti"],
    message: "Değer bittikten sonra satır sürüyor.",
    fix: "Değerin tamamını çift tırnak içine alın; içinde çift tırnak geçiyorsa yerine ’ ya da “ ” kullanın.",
  },
  {
    name: "a brace left open",
    change: ["warranty: { number: 15, unit: yıl }\nmenu", "warranty: { number: 15, unit: yıl\n▸menu"],
    message: "Açılan { ya da [ kapatılmamış.",
    fix: "Satırın sonunu } ya da ] ile kapatın.",
  },
  {
    name: "a brace that closes nothing",
    change: ["badge: Estetik çözüm\n", "badge: Estetik çözüm\n▸}\n"],
    message: "Satır okunamadı.",
    fix: "Alanı “ad: değer” biçiminde yazın; iki noktadan sonra bir boşluk bırakın. Girintiyi de denetleyin: aynı düzeydeki alanlar aynı sütunda başlar.",
  },
  {
    name: "a list item behind the colon",
    change: ["badge: Estetik çözüm", "badge: ▸- Estetik çözüm"],
    message: "Değer bu işaretle başlayamaz.",
    fix: "Metinse değeri çift tırnak içine alın; listeyse alt satırdan başlatın.",
  },
  ...["%", "*", "&", "!"].map((sign) => ({
    name: `a value that starts with ${sign}`,
    change: ["badge: Estetik çözüm", `badge: ▸${sign}estetik çözüm`] as const,
    message: `Tırnaksız değer ${sign} ile başlayamaz.`,
    fix: "Değeri çift tırnak içine alın.",
  })),
  {
    name: "a key given twice",
    change: ["badge: Estetik çözüm", "badge: Estetik çözüm\n▸badge: Başka çözüm"],
    message: "“badge” alanı iki kez yazılmış.",
    fix: "Birini silin.",
  },
  {
    name: "no space after the colon",
    change: ["badge: Estetik çözüm", "▸badge:Estetik çözüm"],
    message: "Alan adından sonra iki nokta ve boşluk yok.",
    fix: "Alanı “ad: değer” biçiminde yazın; iki noktadan sonra bir boşluk bırakın.",
  },
  {
    name: "a backslash in double quotes",
    change: ["badge: Estetik çözüm", 'badge: "Estetik▸\\çözüm"'],
    message: "Çift tırnak içinde ters eğik çizgi (\\) kullanılmış.",
    fix: "Ters eğik çizgiyi silin ya da \\\\ yazın.",
  },
  {
    name: "text on the line of a folding mark",
    change: ["summary: >-\n  Ön", "summary: >- ▸Ön"],
    message: "“>-” işaretinden sonra satır boş kalmalı.",
    fix: "Metni alt satırdan, iki boşluk içeriden başlatın.",
  },
  {
    name: "two documents in one file",
    change: ["badge: Estetik çözüm\n", "▸---\nbadge: Estetik çözüm\n"],
    message: "Dosya “---” satırıyla ikiye bölünmüş.",
    fix: "“---” satırını silin; bir dosyaya iki dosyanın içeriği yazılmaz.",
  },
  ...[
    ["yes", "doğru"],
    ["1:30", "90 sayısı"],
    ["2024-05-01", "tarih"],
  ].map(([word, meaning]) => ({
    name: `an unquoted ${word}`,
    change: ["badge: Estetik çözüm", `badge: ▸${word}`] as const,
    message: `Tırnaksız ${word} farklı okunabilir (${meaning}).`,
    fix: `Metin olduğunu belirtmek için çift tırnak içine alın: "${word}".`,
  })),
  {
    name: "an unquoted time, which would lose its zeros",
    file: "site.yaml",
    change: ['opens: "08.00"', "opens: ▸08.00"],
    message: "“opens” metin olmalı.",
    fix: 'Değeri çift tırnak içine alın: "08.00".',
  },
];
