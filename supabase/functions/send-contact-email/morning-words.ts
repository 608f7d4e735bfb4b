/** Words of the morning mail. */
export const MORNING_WORDS = {
  quiet: "gece her şey yolunda",
  quietIntro: (day: string): string =>
    `Günaydın. ${day} gününde formlardan gelen mesajların hepsi yerine ulaştı; bekleyen bir şey yok.`,
  troubleIntro: (day: string): string => `Günaydın. ${day} gününün özeti; aşağıdakilere bakmanız gerekiyor:`,
  subject: (day: string, state: string): string => `Günlük mesaj özeti: ${day} – ${state}`,
  dead: (count: number): string => `${count} mesaj iletilemedi`,
  overdue: (count: number): string => `${count} mesaj saatlerdir yolda`,
  held: (count: number): string => `${count} mesaj kararınızı bekliyor`,
  overdueHint:
    "Saatlerdir yolda olan mesajlar denenmeye devam ediyor. Ertesi gün de sürerse siteyi kuran kişiye haber verin.",
  figures: {
    received: "Gelen mesaj",
    sent: "E-postayla iletilen",
    pending: "İletilmeyi bekleyen",
    dead: "İletilemeyen",
    quarantined: "Şüpheli bulunup bekletilen",
  },
  deadTitle: "İletilemeyen mesajlar",
  deadHint: "Gönderenleri arayabilir ya da mesajı yeniden gönderebilirsiniz.",
  heldTitle: "Şüpheli bulunup bekletilen mesajlar",
  heldHint: "Gerçek bir mesajsa laboratuvara iletin, değilse atın.",
  listedBefore: (count: number): string =>
    `${count} mesaj daha önceki sabah e-postalarında yazıldığı için burada yinelenmedi; bağlantıları orada.`,
  view: "Mesajı gör",
  release: "İlet",
  retry: "Yeniden gönder",
  discard: "At",
  linkHint: "Bir bağlantıyı açmak hiçbir şeyi değiştirmez; karar, açılan sayfadaki düğmeyle verilir.",
  heartbeat:
    "Bu e-posta her sabah gelir. Bir sabah gelmezse formlardan gelen mesajlar da size ulaşmıyor olabilir; siteyi kuran kişiye haber verin.",
  kept: "Mesajların tamamı veri tabanında saklanır; iletilemeyen veya bekletilen bir mesaj kaybolmuş değildir.",
  forms: { contact: "İletişim mesajı", info_request: "Bilgi talebi" } as Record<string, string>,
  record: "kayıt",
} as const;
