/** Words of the delivery day that carry a date; the fixed ones stand in content/holidays.yaml. */
export const deliveryStrings = {
  workingDay: (days: string) => `${days}. iş günü`,
  earliest: (days: string) => `En erken ${days}`,
  /** @param rule what becomes of the days in the clinic, as the laboratory words it */
  tryIns: (count: number, rule: string | null) =>
    [`Bu iş teslimden önce ${count === 1 ? "bir" : count} kez kliniğinize döner.`, rule]
      .filter(Boolean)
      .join(" "),
  byCase: "Vakaya göre, bize sorun",
  byCaseHelp: "Bu ürünün süresi vakaya göre değişir. Vakayı birkaç cümleyle yazın, teslim gününü bildirelim.",
  ifArrives: (day: string) => `Ölçü ${day} günü bize ulaşırsa`,
  begins: (day: string) => `Sayım ${day} günü başlar.`,
  beginsLater: (received: string, day: string) =>
    `Ölçü ${received} günü gelmiş sayılır, sayım ${day} günü başlar.`,
  skipped: (names: string) => `Sayılmayan: ${names}.`,
  closedDays: (count: number) => `${count} tatil günü`,
  past: "Geçmiş bir gün",
  pastHelp: "Bugünü ya da sonraki bir günü seçin.",
  tooFar: "Bu kadar ilerisi için tarih veremiyoruz",
  tooFarHelp: (until: string) =>
    `Resmî tatilleri ${until} tarihine kadar biliyoruz. Daha ilerisi için bizi arayın.`,
  entryTitle: (product: string, brand: string) => `${product} teslimi: ${brand}`,
  earliestEntryTitle: (product: string, brand: string) => `${product}, en erken teslim: ${brand}`,
} as const;
