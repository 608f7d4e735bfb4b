import { product } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const badge = "badge: Estetik çözüm";
const url = "url: https://www.niluferprotez.example";
const zeroWidth = "Burada görünmeyen bir karakter var.";

const nbsp = "\u00a0";

/** Invisible characters in texts, names, addresses, field names and indentation. */
export const invisibleMistakes: readonly Mistake[] = [
  {
    change: [badge, "badge: Yaprak▸\u000bporselen"],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“Yaprak” ile “porselen” arasını silip yeniden yazın.",
  },
  {
    change: [badge, 'badge: ▸"Yaprak\\vporselen"'],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“Yaprak” ile “porselen” arasını silip yeniden yazın.",
  },
  {
    change: [badge, "badge: Estetik▸\u0085çözüm"],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“Estetik” ile “çözüm” arasını silip yeniden yazın.",
  },
  {
    change: [`${badge}\n`, `${badge}▸\r${nbsp}\n`],
    message: "Burada görünmeyen bir karakter var.",
    fix: /^“/,
  },
  {
    change: [badge, "badge: Estetik ▸\u202eçözüm"],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“Estetik” ile “çözüm” arasını silip yeniden yazın.",
  },
  {
    change: [badge, "ba▸\u200bdge: Estetik çözüm"],
    message: zeroWidth,
    fix: "“ba” ile “dge” arasını silip yeniden yazın.",
  },
  {
    file: "site.yaml",
    change: [url, `${url}▸\u200b`],
    message: zeroWidth,
    fix: "“iluferprotez.example” yazısından sonra ne varsa silin.",
  },
  {
    file: "site.yaml",
    change: [
      "phone:",
      "social:\n  - kind: instagram\n    url: https://www.instagram.com/nilufer▸\u200b\nphone:",
    ],
    message: zeroWidth,
    fix: "“nstagram.com/nilufer” yazısından sonra ne varsa silin.",
  },
  {
    file: "site.yaml",
    change: ["email: bilgi@niluferprotez.example", `email: ▸${nbsp}bilgi@niluferprotez.example`],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“bilgi@niluferprotez.” yazısından önce ne varsa silin.",
  },
  {
    change: ["  group: Sabit Kronlar", `  group: Sabit▸${nbsp}Kronlar`],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“Sabit” ile “Kronlar” arasını silip yeniden yazın.",
  },
  {
    file: "products/total-protez.yaml",
    change: ["slug: total-protez", "slug: total▸\u00ad-protez"],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“total” ile “-protez” arasını silip yeniden yazın.",
  },
  {
    change: ["  order: 3\n", `▸${nbsp} order: 3\n`],
    message: "Burada görünmeyen bir karakter var.",
    fix: "“order” yazısından önce ne varsa silin.",
  },
  {
    change: [badge, `badge:▸${nbsp}Estetik çözüm`],
    message: "Olağan boşluğun yerinde başka bir boşluk karakteri var.",
    fix: "Buradaki boşlukları silip boşluk tuşuyla yeniden yazın.",
  },
  {
    change: ["- Kontrollü opaklık", `-▸${nbsp}Kontrollü opaklık`],
    message: "Olağan boşluğun yerinde başka bir boşluk karakteri var.",
    fix: "Buradaki boşlukları silip boşluk tuşuyla yeniden yazın.",
  },
  {
    before: (content) => content.write(product, content.read(product).replaceAll("\n", "\r")),
    message: "Dosyanın satır sonları eski Mac biçiminde (CR); satırlar ayrılamıyor.",
    fix: "Dosyayı LF ya da CRLF satır sonlarıyla yeniden kaydedin.",
  },
  {
    before: (content) =>
      content.write(product, Buffer.from(content.read(product), "utf16le").toString("latin1")),
    message: "Dosya UTF-8 ile kaydedilmemiş; Türkçe harfler okunamıyor.",
    fix: "Dosyayı UTF-8 kodlamasıyla yeniden kaydedin.",
  },
];
