import type { Mistake } from "./mistake";

const site = "site.yaml";

const unitless = (before: string, part: string, after: string, amount: string, unit: string): Mistake => ({
  change: ["badge: Estetik çözüm", `badge: "${before}▸${part}${after}"`],
  message: `${part} metinde birimi olmadan, yalnız “${amount}” diye görünür.`,
  fix: `Arkasına birimini yazın: ${part} ${unit}.`,
});

/** Mistakes that would otherwise be published without any message. */
export const silentMistakes: readonly Mistake[] = [
  unitless("", "{warranty}", " garanti ile", "15", "yıl"),
  unitless("Teslim: ", "{turnaround}", "", "5–7", "iş günü"),
  unitless("Ayar ", "{warranty}", " aynı kalır", "15", "yıl"),
  unitless("Mine ", "{enamelThickness}", " ile çalışır", "0,4–0,9", "mm"),
  {
    file: site,
    change: ["phone:", "▸practice:\n  priceList: Fiyat listemizi isteyen hekime göndeririz.\nphone:"],
    message: "“practice” sitede hiçbir yerde görünmüyor.",
    fix: /“practice” listesine adını yazın; görünmesin istiyorsanız “practice” alanını buradan silin\.$/,
  },
  {
    file: site,
    change: ["phone:", "▸providers:\n  mail: { name: Posta, country: Türkiye }\nphone:"],
    message: "“providers” sitede hiçbir yerde görünmüyor.",
    fix: /“providers: true” yazın; görünmesin istiyorsanız “providers” alanını buradan silin\.$/,
  },
  {
    file: site,
    change: ["  display: 0224 111 22 33\n  e164: ", "  display: 0224 111 22 34\n  e164: ▸"],
    message: "Sitede “0224 111 22 34” okunur, dokununca “+902241112233” aranır.",
    fix: "Okunan numara doğruysa “+902241112234” yazın.",
  },
];
