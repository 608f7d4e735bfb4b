/** Words of the page that opens links of the morning mail. */
export const words = {
  title: "Bekleyen mesaj",
  text: "Sabah e-postanızdaki bir bağlantıyı açtınız. Mesajı görmek için düğmeye basın; görmek hiçbir şeyi değiştirmez.",
  show: "Mesajı göster",
  incomplete:
    "Bu bağlantı eksik: adresin sonundaki imza gelmemiş. Sabah e-postasındaki bağlantıya yeniden dokunun ya da adresi bütünüyle kopyalayın.",
  reading:
    "Bağlantı okunuyor… Bu yazı değişmezse tarayıcınız JavaScript çalıştırmıyordur: sayfayı yenileyin ya da bağlantıyı başka bir tarayıcıda açın.",
} as const;
