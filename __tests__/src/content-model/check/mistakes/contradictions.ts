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
    change: ["retention: { number: 90, unit: gün }", "retention: ▸{ number: 3, unit: ay }"],
    message: "Mesaj servisi form mesajlarını bu süreyle silemez.",
    fix: "1–3650 arasında tam bir gün sayısı yazın, örneğin { number: 180, unit: gün }.",
  },
  {
    file: site,
    change: ['closes: "18.00"', 'closes: ▸"07.00"'],
    message: "Kapanış açılıştan sonra değil.",
    fix: "Saatleri 08.00 biçiminde ve aynı gün içinde yazın.",
  },
  {
    file: site,
    change: ['days: [Saturday]\n    opens: "10.00"', 'days: [Friday, Saturday]\n    opens: ▸"10.00"'],
    message: "Aynı günün iki çalışma aralığı çakışıyor.",
    fix: "Günleri ya da saatleri düzeltin; öğle arası olan güne 08.00–12.00 ve 13.00–18.00 gibi iki aralık yazın.",
  },
];
