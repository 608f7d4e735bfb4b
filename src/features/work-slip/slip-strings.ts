/** Interface words of the work slip; its fields and page copy are in content/pages/work-slip.yaml. */
export const slipStrings = {
  whatsapp: "Laboratuvara WhatsApp’tan gönder",
  mail: "E-postayla gönder",
  more: (labels: readonly string[]) => `Ek bilgiler: ${labels.join(", ")}`,
  asList: "Liste olarak göster",
  milkTeeth: "Süt dişlerini göster",
  link: (tooth: string, next: string, label: string) => `${tooth}–${next}: ${label}`,
  chosen: (teeth: string) => `Seçilen: ${teeth}`,
  teeth: (teeth: string, count: number) => `${teeth} (${count} diş)`,
  earliest: (days: string, rule: string | null) =>
    [`Ölçü bugün bize ulaşırsa: ${days}.`, rule].filter(Boolean).join(" "),
  takeDay: (day: string) => `${day} gününü yaz`,
  print: "Yazdır ya da PDF",
  copy: "Metin olarak kopyala",
  copied: "Formun metni kopyalandı.",
  notCopied: (canPrint: boolean) =>
    `Tarayıcınız kopyalamaya izin vermedi${canPrint ? "; formu yazdırabilirsiniz" : ""}.`,
  share: "Paylaş",
  clear: "Formu temizle",
  cleared: "Form temizlendi.",
} as const;
