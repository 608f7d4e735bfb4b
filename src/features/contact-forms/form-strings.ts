import { formatNumber } from "../../domain/format";
import { atTime } from "../../domain/turkish";

export const formStrings = {
  askedFor: (products: readonly string[]) => `${new Intl.ListFormat("tr").format(products)} için`,
  optional: "(isteğe bağlı)",
  missing: "Bu alanı doldurun.",
  noEmail: "E-posta adresini ad@klinik.com gibi, eksiksiz yazın.",
  fullYear: "Yılı dört rakamla yazın, örneğin 2026.",
  unfit: "Bu alandaki bilgi uygun değil; kontrol edin.",
  fieldTooLong: "Bu alan çok uzun; lütfen kısaltın.",
  tooLongBy: (excess: number, limit: number) =>
    `${formatNumber(excess)} karakter fazla: bu alana en çok ${formatNumber(limit)} karakter sığar. Kısaltınca gönderebilirsiniz.`,
  tooLong: "Mesajınız gönderilemeyecek kadar uzun. Lütfen kısaltıp yeniden gönderin.",
  tooOften: (seconds: number | null) =>
    `Kısa sürede çok fazla mesaj gönderildi. Lütfen ${inWords(seconds)} sonra yeniden deneyin ya da bizi arayın.`,
  /** @param time "20.04" */
  contactArrived: (time: string) => `Mesajınız ${atTime(time)} bize ulaştı.`,
  infoArrived: (time: string) => `Bilgi talebiniz ${atTime(time)} bize ulaştı.`,
  receipt: (number: string) => `Kayıt numaranız: ${number.slice(0, 8)}`,
  noConnection:
    "İnternet bağlantınız kesilmiş görünüyor; yazdıklarınız burada duruyor. Yeniden gönderdiğinizde mesajınız bir kez kaydedilir.",
  noAnswer:
    "Sunucudan yanıt gelmedi; yazdıklarınız burada duruyor. Yeniden gönderdiğinizde mesajınız bir kez kaydedilir.",
  postForm: "Başka yoldan gönder",
  keptHere: "Mesajınız henüz bize ulaşmadı; yazdıklarınız burada duruyor.",
  sending: "Gönderiliyor...",
  patientHint: "Lütfen hastanın adını ve kimlik numarasını yazmayın, yüz fotoğrafını göndermeyin.",
  infoForm: "Bilgi talebi formu",
  contactForm: "İletişim formu",
  draftRestored: "Gönderilmemiş taslağınız bu cihazdan geri yüklendi.",
  clearDraft: "Taslağı sil",
  sendInfo: "Bilgi talebini gönder",
  sendContact: "Mesajı gönder",
} as const;

/** Notices about a form, fixed by the specification. */
export const toastStrings = {
  region: "Bildirimler",
  close: "Bildirimi kapat",
  contactSent: { title: "Mesajınız gönderildi!", text: "En kısa sürede size dönüş yapacağız." },
  contactFailed: { title: "Hata", text: "Mesajınız gönderilemedi. Lütfen tekrar deneyin." },
  infoSent: {
    title: "Bilgi talebiniz gönderildi!",
    text: "Uzmanlarımız en kısa sürede size dönüş yapacaktır.",
  },
  infoFailed: { title: "Hata", text: "Bilgi talebiniz gönderilemedi. Lütfen tekrar deneyin." },
} as const;

/** Formats a waiting time in seconds, minutes or hours, rounded up. */
function inWords(seconds: number | null): string {
  if (seconds === null) return "birkaç dakika";
  if (seconds < 60) return `${seconds} saniye`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} dakika` : `${Math.ceil(minutes / 60)} saat`;
}
