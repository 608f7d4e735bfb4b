import { product } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const badge = "badge: Estetik çözüm";

const fix = "İki yanındaki harflerle birlikte silip yeniden yazın; yeri belli değilse bütün değeri.";

const nbsp = "\u00a0";

export const invisibleMistakes: readonly Mistake[] = [
  {
    change: [badge, 'badge: ▸"Yaprak\\vporselen"'],
    message: "Burada görünmeyen bir karakter var.",
    fix,
  },
  {
    change: [badge, "badge: Estetik ▸\u202eçözüm"],
    message: "Burada görünmeyen bir karakter var.",
    fix,
  },
  {
    change: [badge, "ba▸\u200bdge: Estetik çözüm"],
    message: "Burada görünmeyen bir karakter var.",
    fix,
  },
  {
    file: "site.yaml",
    change: ["email: bilgi@niluferprotez.example", `email: ▸${nbsp}bilgi@niluferprotez.example`],
    message: "Burada görünmeyen bir karakter var.",
    fix,
  },
  {
    change: ["  order: 3\n", `▸${nbsp} order: 3\n`],
    message: "Burada görünmeyen bir karakter var.",
    fix,
  },
  {
    change: [badge, `badge:▸${nbsp}Estetik çözüm`],
    message: "Olağan boşluğun yerinde başka bir boşluk karakteri var.",
    fix: "Buradaki boşlukları silip boşluk tuşuyla yeniden yazın.",
  },
  {
    before: (content) =>
      content.write(product, Buffer.from(content.read(product), "utf16le").toString("latin1")),
    message: "Dosya UTF-8 ile kaydedilmemiş; Türkçe harfler okunamıyor.",
    fix: "Dosyayı UTF-8 kodlamasıyla yeniden kaydedin.",
  },
];
