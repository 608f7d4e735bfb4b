import { product } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const badge = "badge: Estetik çözüm";
const email = "email: bilgi@niluferprotez.example";
const nbsp = "\u00a0";

const unseen = (piece: string, by: string): Mistake => ({
  file: piece === email ? "site.yaml" : product,
  change: [piece, by],
  message: "Burada görünmeyen bir karakter var.",
  fix: "İki yanındaki harflerle birlikte silip yeniden yazın; yeri belli değilse bütün değeri.",
});

export const invisibleMistakes: readonly Mistake[] = [
  unseen(badge, 'badge: ▸"Yaprak\\vporselen"'),
  unseen(badge, "badge: Estetik ▸\u202eçözüm"),
  unseen(badge, "ba▸\u200bdge: Estetik çözüm"),
  unseen(email, `email: ▸${nbsp}bilgi@niluferprotez.example`),
  unseen("  order: 3\n", `▸${nbsp} order: 3\n`),
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
