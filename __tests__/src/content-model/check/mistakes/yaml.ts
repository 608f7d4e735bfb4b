import type { Mistake } from "./mistake";

/** Invalid YAML, and YAML that means something else than intended. */
export const yamlMistakes: readonly Mistake[] = [
  {
    change: ["  group: Sabit", "▸\tgroup: Sabit"],
    message: "Girintide sekme (Tab) karakteri var.",
    fix: "Girintiyi boşlukla yapın: her düzey için iki boşluk.",
  },
  {
    change: ["  order: 3\n", "▸ order: 3\n"],
    message: "Satırın girintisi yanlış.",
    fix: "Aynı düzeydeki alanlar aynı sütunda başlamalı; her düzey bir öncekinden iki boşluk içeridedir.",
  },
  {
    change: ["    description: Ön bildirimle", "▸   description: Ön bildirimle"],
    message: "Satırın girintisi yanlış ya da başındaki kısa çizgi eksik.",
    fix: "Aynı düzeydeki alanlar aynı sütunda başlamalı; her düzey bir öncekinden iki boşluk içeridedir.",
  },
  {
    change: ["badge: Estetik çözüm", "badge: ▸Estetik: çözüm"],
    message: "Değerin içinde iki nokta var ya da alttaki satır fazla içeriden başlıyor.",
    fix: "Değerde iki nokta geçiyorsa onu çift tırnak içine alın; geçmiyorsa alttaki satırın girintisini düzeltin.",
  },
  {
    change: ["badge: Estetik çözüm", 'badge: ▸"Estetik çözüm'],
    message: "Açılan tırnak kapatılmamış.",
    fix: 'Metnin sonuna " koyun.',
  },
  {
    change: ["badge: Estetik çözüm", "badge: {warranty} ▸yıl garanti"],
    message: "Değer bittikten sonra satır sürüyor.",
    fix: "Değerin tamamını çift tırnak içine alın; içinde çift tırnak geçiyorsa yerine ’ ya da “ ” kullanın.",
  },
  {
    change: ["warranty: { number: 15, unit: yıl }\nmenu", "warranty: { number: 15, unit: yıl\n▸menu"],
    message: "Açılan { ya da [ kapatılmamış.",
    fix: "Satırın sonunu } ya da ] ile kapatın.",
  },
  {
    change: ["badge: Estetik çözüm\n", "badge: Estetik çözüm\n▸}\n"],
    message: "Satır okunamadı.",
    fix: "Alanı “ad: değer” biçiminde yazın; iki noktadan sonra bir boşluk bırakın. Girintiyi de denetleyin: aynı düzeydeki alanlar aynı sütunda başlar.",
  },
  {
    change: ["badge: Estetik çözüm", "badge: ▸- Estetik çözüm"],
    message: "Değer bu işaretle başlayamaz.",
    fix: "Metinse değeri çift tırnak içine alın; listeyse alt satırdan başlatın.",
  },
  ...["%", "*", "&", "!"].map((sign) => ({
    change: ["badge: Estetik çözüm", `badge: ▸${sign}estetik çözüm`] as const,
    message: `Tırnaksız değer ${sign} ile başlayamaz.`,
    fix: "Değeri çift tırnak içine alın.",
  })),
  {
    change: ["badge: Estetik çözüm", "badge: Estetik çözüm\n▸badge: Başka çözüm"],
    message: "“badge” alanı iki kez yazılmış.",
    fix: "Birini silin.",
  },
  {
    change: ["badge: Estetik çözüm", "▸badge:Estetik çözüm"],
    message: "Alan adından sonra iki nokta ve boşluk yok.",
    fix: "Alanı “ad: değer” biçiminde yazın; iki noktadan sonra bir boşluk bırakın.",
  },
  {
    change: ["badge: Estetik çözüm", 'badge: "Estetik▸\\çözüm"'],
    message: "Çift tırnak içinde ters eğik çizgi (\\) kullanılmış.",
    fix: "Ters eğik çizgiyi silin ya da \\\\ yazın.",
  },
  {
    change: ["summary: >-\n  Ön", "summary: >- ▸Ön"],
    message: "“>-” işaretinden sonra satır boş kalmalı.",
    fix: "Metni alt satırdan, iki boşluk içeriden başlatın.",
  },
  {
    change: ["badge: Estetik çözüm\n", "▸---\nbadge: Estetik çözüm\n"],
    message: "Dosya “---” satırıyla ikiye bölünmüş.",
    fix: "“---” satırını silin; bir dosyaya iki dosyanın içeriği yazılmaz.",
  },
  {
    file: "site.yaml",
    change: ['opens: "08.00"', "opens: ▸8:30"],
    message: "“opens” beklenen biçimde değil: 8:30",
    fix: /"08\.30"\.$/,
  },
  {
    file: "site.yaml",
    change: ['opens: "08.00"', "opens: ▸8.30"],
    message: "“opens” metin olmalı.",
    fix: /"08\.30"\.$/,
  },
  {
    change: ["warranty: { number: 15,", "warranty: { number: ▸1_5,"],
    message: "“number” sayı olmalı.",
    fix: "Tırnaksız bir sayı yazın, örneğin 12; birimi ve işareti kendi alanlarına koyun.",
  },
  {
    change: [
      "badge: Estetik çözüm\n",
      "▸<<<<<<< HEAD\nbadge: Bir\n=======\nbadge: İki\n>>>>>>> origin/main\n",
    ],
    message: "Dosyada yarım kalmış bir birleştirme var (işaretleri şu satırlarda: 3, 5, 7).",
    fix: /^Her işaretli yerde iki sürüm duruyor/,
  },
  {
    change: ["badge: Estetik çözüm\n", "▸=======\nbadge: Estetik çözüm\n"],
    message: "Dosyada yarım kalmış bir birleştirme var (işaretleri şu satırlarda: 3).",
    fix: /^Her işaretli yerde iki sürüm duruyor/,
  },
];
