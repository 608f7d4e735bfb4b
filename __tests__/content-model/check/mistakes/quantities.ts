import type { Mistake } from "./mistake";

const total = "products/total-protez.yaml";
const swap = "Küçük sayıyı “number”, büyüğünü “to” alanına yazın; aralık değilse “to” satırını silin.";

/** Measures that no axis could show. */
export const quantityMistakes: readonly Mistake[] = [
  {
    name: "a unit that a warranty cannot have",
    change: ["number: 15, unit: yıl", "number: 15, unit: ▸sene"],
    message: "“unit” için “sene” kullanılamaz.",
    fix: "Kullanılabilenler: ay, yıl.",
  },
  {
    name: "a warranty without its unit",
    change: ["warranty: { number: 15, unit: yıl }", "warranty: ▸{ number: 15 }"],
    message: "“unit” alanı eksik.",
    fix: "Bu alan zorunlu; değeri şunlardan biri (ay, yıl) olmalı. Birimi.",
  },
  {
    name: "a warranty of nothing",
    change: ["warranty: { number: 15", "warranty: { number: ▸0"],
    message: "“number” çok küçük: 0.",
    fix: "Değer 0 değil, daha büyük olmalı.",
  },
  {
    name: "a range of a fact that is none",
    file: "site.yaml",
    change: ["fixedDelivery: { number: 4, to: 6", "fixedDelivery: { number: 4, to: ▸4"],
    message: "Aralık ters: “to” (4), “number” değerinden (4) büyük olmalı.",
    fix: swap,
  },
  {
    name: "a range of a stat the wrong way round",
    file: total,
    change: ["{ number: 18, to: 22,", "{ number: 18, to: ▸12,"],
    message: "Aralık ters: “to” (12), “number” değerinden (18) büyük olmalı.",
    fix: swap,
  },
  {
    name: "a day that is written in Turkish order",
    file: "holidays.yaml",
    change: ["closed: []", 'closed:\n  - { from: ▸"2.8.2027", name: Yıllık izin }'],
    message: "“from” beklenen biçimde değil: 2.8.2027",
    fix: 'Takvimde olan bir günü yıl-ay-gün sırasıyla ve çift tırnak içinde yazın: "2027-08-02".',
  },
  {
    name: "a closure that ends before it begins",
    file: "holidays.yaml",
    change: ["closed: []", 'closed:\n  - { from: "2027-08-06", to: ▸"2027-08-02", name: Yıllık izin }'],
    message: "Kapalı günlerin sonu (2027-08-02), başından (2027-08-06) sonra olmalı.",
    fix: "Önceki günü “from”, sonrakini “to” alanına yazın; tek günse “to” satırını silin.",
  },
  {
    name: "a timeline longer than its axis",
    file: "pages/about.yaml",
    before: (content) => content.replace("pages/about.yaml", "year: 2018", "year: 2072"),
    change: ["year: 2011", "year: ▸2011"],
    message: "Zaman çizelgesi 61 yıl sürüyor: 2011–2072.",
    fix: "İlk ve son olay arasında en çok 60 yıl olabilir; en eski olayı çıkarın ya da yılını düzeltin.",
  },
];
