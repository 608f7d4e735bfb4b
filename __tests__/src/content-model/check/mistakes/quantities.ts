import type { Mistake } from "./mistake";

/** Quantities that no axis can show. */
export const quantityMistakes: readonly Mistake[] = [
  {
    change: ["warranty: { number: 15, unit: yıl }", "warranty: ▸{ number: 15 }"],
    message: "“unit” alanı eksik.",
    fix: "Bu alan zorunlu; değeri şunlardan biri (ay, yıl) olmalı. Birimi.",
  },
  {
    change: ["turnaround: { number: 5", "turnaround: { number: ▸0"],
    message: "“number” çok küçük: 0.",
    fix: "0 olamaz; daha büyük bir sayı yazın.",
  },
  {
    file: "site.yaml",
    change: ["fixedDelivery: { number: 4, to: 6", "fixedDelivery: { number: 4, to: ▸4"],
    message: "Aralık ters: “to” (4), “number” değerinden (4) büyük olmalı.",
    fix: "Küçük sayıyı “number”, büyüğünü “to” alanına yazın; aralık değilse “to” satırını silin.",
  },
  {
    file: "holidays.yaml",
    change: ["closed: []", 'closed:\n  - { from: ▸"2.8.2027", name: Bayram }'],
    message: "“from” beklenen biçimde değil: 2.8.2027",
    fix: 'Takvimde olan bir günü yıl-ay-gün sırasıyla ve çift tırnak içinde yazın: "2027-08-02".',
  },
  {
    file: "holidays.yaml",
    change: ["name: Bayram }", 'name: Bayram }\n  - { from: "2027-08-06", to: ▸"2027-08-02", name: Bayram }'],
    message: "Kapalı günlerin sonu, başından sonra olmalı.",
    fix: "Önceki günü “from”, sonrakini “to” alanına yazın; tek günse “to” satırını silin.",
  },
];
