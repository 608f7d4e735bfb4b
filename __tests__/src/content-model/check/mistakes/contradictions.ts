import type { Mistake } from "./mistake";

const site = "site.yaml";
export const contradictionMistakes: readonly Mistake[] = [
  {
    file: site,
    change: ["foundedYear: { number: 2011", "foundedYear: { number: ▸2091"],
    message: "Kuruluş yılı gelecekte: 2091.",
    fix: /^1800 ile \d{4} arasında bir yıl yazın\.$/,
  },
  {
    file: site,
    change: ['closes: "18.00"', 'closes: ▸"07.00"'],
    message: "Kapanış (07.00) açılıştan (08.00) sonra değil.",
    fix: "Saatleri 08.00 biçiminde ve aynı gün içinde yazın.",
  },
  {
    file: site,
    change: [
      "schemaDays: [Monday, Tuesday, Wednesday, Thursday, Friday]",
      "schemaDays: ▸[Monday, Tuesday, Wednesday, Thursday]",
    ],
    message: "“Pazartesi–Cuma” ile arama motorlarına verilen günler aynı değil.",
    fix: "Şu günleri verin: Pazartesi (Monday), Salı (Tuesday), Çarşamba (Wednesday), Perşembe (Thursday), Cuma (Friday); yazı yanlışsa onu düzeltin.",
  },
];
