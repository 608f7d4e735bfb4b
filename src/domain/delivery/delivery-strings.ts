/** Delivery texts that contain a date; static texts are in content/holidays.yaml. */
export const deliveryStrings = {
  today: "Bugün",
  tomorrow: "Yarın",
  chooseDay: "Gün seç",
  delivery: "Teslim",
  workingDay: (days: string) => `${days}. iş günü`,
  sameDay: "Aynı gün",
  earliestSameDay: "En erken aynı gün",
  latestArrival: (hour: string) => `Aynı gün teslim için en geç geliş saati: ${hour}.`,
  askForHour: "Teslim gününü ve saatini bize sorun.",
  earliest: (days: string) => `En erken ${days}`,
  /** @param rule the laboratory's sentence about clinic days */
  tryIns: (count: number, rule: string | null) =>
    [`Bu iş teslimden önce ${["bir", "iki", "üç", "dört"][count - 1] ?? count} kez kliniğinize döner.`, rule]
      .filter(Boolean)
      .join(" "),
  ifArrives: (day: string) => `İşiniz ${day} günü bize ulaşırsa`,
  begins: (day: string) => `Sayım ${day} günü başlar.`,
  beginsLater: (received: string, day: string) =>
    `İşiniz ${received} günü gelmiş sayılır, sayım ${day} günü başlar.`,
  arrivesLater: (received: string) => `İşiniz ${received} günü gelmiş sayılır.`,
  skipped: (names: string) => `Sayılmayan: ${names}.`,
  closedDays: (count: number) => `${count} tatil günü`,
  past: "Geçmiş bir gün",
  pastHelp: "Bugünü ya da sonraki bir günü seçin.",
  tooFar: "Bu kadar ilerisi için tarih veremiyoruz",
  tooFarHelp: (until: string) =>
    `Resmî tatilleri ${until} tarihine kadar biliyoruz. Daha ilerisi için bizi arayın.`,
  openToday: (hours: string) => `Bugün açık: ${hours}`,
  closedBy: (hours: string) => `Bugün kapandı: ${hours}`,
  closedToday: (reason?: string) => (reason ? `Bugün kapalı: ${reason}` : "Bugün kapalı"),
  nextClosed: (days: string, reason: string) => `Sıradaki kapalı gün: ${days}, ${reason}`,
  closedDaysTitle: "Kapalı günler",
  eventTitle: (product: string, brand: string) => `${product} teslimi: ${brand}`,
  earliestEventTitle: (product: string, brand: string) => `${product}, en erken teslim: ${brand}`,
} as const;
