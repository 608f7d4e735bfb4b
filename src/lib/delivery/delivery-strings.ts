/** Words of the delivery day that carry a date; the fixed ones stand in content/holidays.yaml. */
export const deliveryStrings = {
  workingDay: (days: string) => `${days}. iş günü`,
  ifArrives: (day: string) => `Ölçü ${day} bize ulaşırsa`,
  begins: (day: string) => `Sayım ${day} başlar.`,
  beginsLater: (received: string, day: string) => `Ölçü ${received} gelmiş sayılır, sayım ${day} başlar.`,
  skipped: (names: string) => `Sayılmayan: ${names}.`,
  closedDays: (count: number) => `${count} tatil günü`,
  past: "Geçmiş bir gün",
  pastHelp: "Bugünü ya da sonraki bir günü seçin.",
  tooFar: "Bu kadar ilerisi için tarih veremiyoruz",
  tooFarHelp: (until: string) =>
    `Resmî tatilleri ${until} tarihine kadar biliyoruz. Daha ilerisi için bizi arayın.`,
  entryTitle: (product: string, brand: string) => `${product} teslimi: ${brand}`,
} as const;
