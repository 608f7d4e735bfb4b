import { type DeliveryWords, deliveryStrings } from "../../domain/delivery/delivery-strings";

/** Interface words of the work slip; its fields and page copy are in content/pages/work-slip.yaml. */
export const slipStrings = {
  mail: "E-postayla gönderin",
  question: "WhatsApp’tan soru sorun",
  empty: (labels: readonly string[]) => `Henüz boş: ${labels.join(", ")}`,
  cut: "Metin e-posta bağlantısına sığmadı, sonu kesildi. Tamamını kopyalayıp e-postaya yapıştırın.",
  more: (count: number) => `Daha fazla alan (${count})`,
  asList: "Liste olarak göster",
  milkTeeth: "Süt dişlerini göster",
  link: (tooth: string, next: string, label: string) => `${tooth}–${next}: ${label}`,
  chosen: (teeth: string) => `Seçilen: ${teeth}`,
  teeth: (teeth: string, count: number) => `${teeth} (${count} diş)`,
  earliest: (words: DeliveryWords, days: string, rule: string | null) =>
    [`${deliveryStrings.ifArrives(words)} ${days}.`, rule].filter(Boolean).join(" "),
  /** Part of the sentence above. */
  notBefore: (day: string) => `en erken ${day}`,
  takeDay: (day: string) => `${day} gününü yaz`,
  print: "Yazdırın ya da PDF alın",
  printBlank: "Boş formu yazdırın",
  copy: "Metin olarak kopyalayın",
  copied: "Formun metni kopyalandı.",
  notCopied: (canPrint: boolean) =>
    `Tarayıcınız kopyalamaya izin vermedi${canPrint ? "; formu yazdırabilirsiniz" : ""}.`,
  share: "Paylaşın",
  clear: "Formu temizleyin",
  cleared: "Form temizlendi.",
  undo: "Geri alın",
} as const;
