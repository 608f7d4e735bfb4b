import type { Mistake } from "./mistake";

const brand = "brand.yaml";
const mark = "mark.svg";
const triangle = '<path d="M4 20 12 4l8 16z"';

/** Colours that cannot be read, and drawings that are no mark. */
export const brandMistakes: readonly Mistake[] = [
  {
    name: "a main colour that is too light for text",
    file: brand,
    change: ['main: "#20566B"', 'main: ▸"#4FA3BF"'],
    message: /^“main” rengi \(#4FA3BF\) okunmuyor: sıcak zeminde karşıtlığı 2,\d, en az 4,5 olmalı\.$/,
    fix: /^En yakın okunur renk: "#[0-9A-F]{6}"\.$/,
  },
  {
    name: "a page that is too dark to be written on",
    file: brand,
    change: ['page: "#FAFAF8"', 'page: ▸"#2A2A2A"'],
    message: "“page” zemini (#2A2A2A) yeterince açık değil; üstündeki yazılar okunmaz.",
    fix: /^En yakın okunur renk: "#[0-9A-F]{6}"\.$/,
  },
  {
    name: "a colour with three digits",
    file: brand,
    change: ['main: "#20566B"', 'main: ▸"#056"'],
    message: "“main” beklenen biçimde değil: #056",
    fix: 'Rengi # ve altı haneyle, çift tırnak içinde yazın: "#005566".',
  },
  {
    name: "a laboratory's name that no header holds",
    file: "site.yaml",
    change: ["brand: Nilüfer Protez", "brand: ▸Mamak Mimar Muammer Mumcuoğlu Mum Modelaj Merkezi"],
    message: "“brand” çok uzun: 49 karakter.",
    fix: "En çok 40 karakter olabilir; en az 9 karakter kısaltın.",
  },
  {
    name: "no mark",
    file: mark,
    before: (content) => content.remove(mark),
    message: "Bu dosya eksik.",
    fix: "Ambleminizi SVG çizimi olarak content/mark.svg adıyla kaydedin.",
  },
  {
    name: "a mark that is no drawing",
    file: mark,
    before: (content) => content.write(mark, "amblem"),
    message: "Amblem bir SVG çizimi olarak okunamadı.",
    fix: /düz SVG/,
  },
  {
    name: "a mark with a tag that is not closed",
    file: mark,
    change: ['fill="var(--warm, #F2E8D8)"/>\n', 'fill="var(--warm, #F2E8D8)">\n▸'],
    message: "Amblem bir SVG çizimi olarak okunamadı.",
    fix: /düz SVG/,
  },
  {
    name: "a mark without a frame",
    file: mark,
    change: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
      '▸<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">',
    ],
    message: "Amblemin çerçevesi (viewBox) yok.",
    fix: /viewBox="0 0 100 100"/,
  },
  {
    name: "a mark that is no square",
    file: mark,
    change: ['viewBox="0 0 24 24"', '▸viewBox="0 0 48 24"'],
    message: 'Amblemin çerçevesi kare değil: viewBox="0 0 48 24".',
    fix: 'Çizim ortada kalsın diye viewBox="0 -12 48 48" yazın.',
  },
  {
    name: "a mark that waits for a click",
    file: mark,
    change: [triangle, `<path ▸onclick="alert(1)" d="M4 20 12 4l8 16z"`],
    message: "Amblemde onclick kullanılamaz.",
    fix: /^Amblem yalnız çizimdir/,
  },
  {
    name: "a mark with letters",
    file: mark,
    change: [triangle, `▸<text x="1" y="9">N</text>${triangle}`],
    message: "Amblemde <text> kullanılamaz.",
    fix: /^Yazıyı yollara/,
  },
  {
    name: "a mark whose colours lie elsewhere",
    file: mark,
    change: ['fill="none"', 'fill="▸url(https://ornek.example/a.svg#b)"'],
    message: "Amblem dosyanın dışına gidiyor: https://ornek.example/a.svg#b",
    fix: /^Bağlantıyı silin/,
  },
  {
    name: "a mark that is too large",
    file: mark,
    before: (content) =>
      content.replace(mark, "M4 20 12 4l8 16z", `M4 20 12 4l8 16z${"M1 1h1".repeat(2000)}`),
    message: "Amblem çok büyük: 13 kB.",
    fix: /en çok 10 kB olabilir/,
  },
];
