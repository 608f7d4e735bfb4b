import { ablative, atTime, inSentence, possessive, untilTime } from "../turkish";

/** The laboratory's words for what arrives ("Ölçü") and for what is done with the finished work ("Teslim"). */
export interface DeliveryWords {
  readonly arrives: string;
  readonly delivery: string;
}

/** Delivery texts that contain a date; static texts are in content/holidays.yaml. */
export const deliveryStrings = {
  today: "Bugün",
  tomorrow: "Yarın",
  chooseDay: "Gün seç",
  workingDay: (days: string) => `${days}. iş günü`,
  sameDay: "Aynı gün",
  earliestSameDay: "En erken aynı gün",
  latestArrival: ({ delivery }: DeliveryWords, hour: string) =>
    `Aynı gün ${inSentence(delivery)} için en geç geliş saati: ${hour}.`,
  askForHour: ({ delivery }: DeliveryWords) => `${delivery} gününü ve saatini bize sorun.`,
  earliest: (days: string) => `En erken ${days}`,
  /** @param rule the laboratory's sentence about clinic days */
  tryIns: ({ delivery }: DeliveryWords, count: number, rule: string | null) => {
    const times = ["bir", "iki", "üç", "dört"][count - 1] ?? count;
    const sentence = `Bu iş ${ablative(inSentence(delivery))} önce ${times} kez kliniğinize döner.`;
    return rule ? `${sentence} ${rule}` : sentence;
  },
  /** @param day a written day; today without it */
  ifArrives: ({ arrives }: DeliveryWords, day?: string) =>
    `${arrives} ${day ? `${day} günü` : "bugün"} bize ulaşırsa`,
  begins: (day: string) => `Sayım ${day} günü başlar.`,
  beginsLater: ({ arrives }: DeliveryWords, received: string, day: string) =>
    `${arrives} ${received} günü gelmiş sayılır, sayım ${day} günü başlar.`,
  arrivesLater: ({ arrives }: DeliveryWords, received: string) =>
    `${arrives} ${received} günü gelmiş sayılır.`,
  skipped: (names: string) => `Sayılmayan: ${names}.`,
  closedDays: (count: number) => `${count} tatil günü`,
  past: "Geçmiş bir gün",
  pastHelp: "Bugünü ya da sonraki bir günü seçin.",
  tooFar: "Bu kadar ilerisi için tarih veremiyoruz",
  tooFarHelp: (until: string) =>
    `Resmî tatilleri ${until} tarihine kadar biliyoruz. Daha ilerisi için bizi arayın.`,
  openNow: (closes: string) => `Şu an açık, ${untilTime(closes)} kadar.`,
  closedNow: "Şu an kapalı.",
  /** @param day "Bugün", "Yarın", a weekday or a date */
  opens: (day: string, time: string) => `${day} ${atTime(time)} açılır.`,
  closedToday: (reason: string) => `Bugün kapalı: ${reason}`,
  nextClosed: (days: string, reason: string) => `Sıradaki kapalı gün: ${days}, ${reason}`,
  closedDaysTitle: "Tüm gün kapalı olduğumuz günler",
  /** Browsers within apps silently ignore files created by a page. */
  notSaved:
    "Takvim dosyası inmediyse sayfayı Safari ya da Chrome’da açın; uygulamaların kendi tarayıcısı dosya indirmeyebilir.",
  eventTitle: ({ delivery }: DeliveryWords, product: string, brand: string) =>
    `${product} ${possessive(inSentence(delivery))}: ${brand}`,
  earliestEventTitle: ({ delivery }: DeliveryWords, product: string, brand: string) =>
    `${product}, en erken ${inSentence(delivery)}: ${brand}`,
} as const;
