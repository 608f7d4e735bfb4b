import { product } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

/** Quantities that no axis can show. */
export const quantityMistakes: readonly Mistake[] = [
  {
    change: ["warranty: { number: 15, unit: yıl }", "warranty: ▸{ number: 15 }"],
    message: "“Birimi” eksik.",
    fix: "Bu alan zorunlu; doldurun.",
  },
  {
    change: ["turnaround: { number: 5", "turnaround: { number: ▸0"],
    message: "“Sayı” çok küçük: 0.",
    fix: "0 sayısından büyük olmalı.",
  },
  {
    file: "products/total-protez.yaml",
    change: ["turnaround: { number: 10, to: 14", "turnaround: { number: 10, to: ▸1400000"],
    message: "“Aralığın üst sınırı” çok büyük: 1400000.",
    fix: "En çok 365 olmalı.",
  },
  {
    file: "site.yaml",
    change: ["fixedDelivery: { number: 4, to: 6", "fixedDelivery: { number: 4, to: ▸4"],
    message: "Aralığın üst sınırı alt sınırından büyük değil.",
    fix: "Küçük sayıyı önce, büyüğünü üst sınıra yazın; aralık değilse üst sınırı kaldırın.",
  },
  {
    file: "holidays.yaml",
    change: ["closed: []", 'closed:\n  - { from: ▸"2.8.2027", name: Bayram }'],
    message: "“İlk kapalı gün” beklenen biçimde değil: “2.8.2027”.",
    fix: "Takvimde olan bir gün yazın: 2027-08-02, formda 02.08.2027.",
  },
  {
    file: "holidays.yaml",
    change: ["name: Bayram }", 'name: Bayram }\n  - { from: "2027-08-06", to: ▸"2027-08-02", name: Bayram }'],
    message: "Kapalı günlerin sonu, başından sonra olmalı.",
    fix: "Önceki günü başa, sonrakini sona yazın; tek günse son günü kaldırın.",
  },
  {
    file: "holidays.yaml",
    change: ["open: []", 'open:\n  - ▸"2207-10-28"'],
    message: "Bu gün 5 yıldan daha ileride.",
    fix: "Yılı kontrol edin; daha yakın bir gün yazın.",
  },
  {
    file: "holidays.yaml",
    change: ['"2207-10-28"\n', '"2207-10-28"\n  - ▸""\n'],
    message: "“Laboratuvarın çalıştığı resmî tatil ve arife günleri” 2. madde boş.",
    fix: "Doldurun ya da kaldırın.",
  },
  {
    file: "holidays.yaml",
    change: [
      "\n# Tatil olduğu hâlde",
      '  - { from: "2026-12-01", to: ▸"9999-12-31", name: Tadilat }\n  - { from: "2017-08-02", to: "2027-08-06", name: İzin }\n\n# Tatil olduğu hâlde',
    ],
    message: "Bu gün 5 yıldan daha ileride.",
    fix: "Yılı kontrol edin; daha yakın bir gün yazın.",
  },
  {
    file: "holidays.yaml",
    change: ['"2017-08-02", to: "2027-08-06"', '"2017-08-02", to: ▸"2027-08-06"'],
    message: "Kapalı günler bir yıldan uzun.",
    fix: "Yılları kontrol edin; dönüş günü belli değilse en çok bir yıl sonrasını yazın.",
  },
  {
    change: ["duration: { number: 30, unit: dk }", "duration: ▸{ number: 30 }"],
    message: "Sürenin birimi yok.",
    fix: "Birimini yazın: dk, saat, gün, iş günü, hafta, ay.",
  },
  {
    change: [
      "      place: 3\n",
      "      place: 3\n      warranty: { number: 5, unit: yıl }\n      lifetimeWarranty: ▸true\n",
    ],
    message: "Hem ömür boyu garanti hem garanti süresi verilmiş.",
    fix: "Garanti ya ömür boyudur ya da süresi vardır; birini kaldırın.",
  },
  {
    before: (content) => content.replace(product, "      place: 2\n", ""),
    change: ["- name: E.Max CAD", "- ▸name: E.Max CAD"],
    message: "Ölçekte bu malzemenin yeri yok.",
    fix: "Her malzemenin yerini 1, 2 ya da 3 olarak yazın ya da ölçeği kaldırın.",
  },
];
