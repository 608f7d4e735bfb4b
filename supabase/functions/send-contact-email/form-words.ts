import type { ErrorCode } from "./contract.ts";
import type { Refusal } from "./http.ts";

/** What is wrong with a field; the words of the site's own forms (`src/lib/form-strings.ts`; a test holds them together). */
export const FAULTS = {
  missing: "Bu alanı doldurun.",
  noEmail: "E-posta adresini ad@klinik.com gibi, eksiksiz yazın.",
  tooLong: "Bu alan çok uzun; lütfen kısaltın.",
  unfit: "Bu alandaki bilgi uygun değil; kontrol edin.",
} as const;

/** Words around the form, those of the site too, and the way back to it. */
export const PAGE_WORDS = {
  optional: "(isteğe bağlı)",
  patientHint: "Lütfen hastanın adını ve kimlik numarasını yazmayın, yüz fotoğrafını göndermeyin.",
  kvkkNotice: "Paylaştığınız veriler yalnızca talebinizi yanıtlamak için işlenir. Ayrıntılar:",
  kvkkLink: "KVKK aydınlatma metni",
  backLink: "İletişim sayfası: telefon ve WhatsApp",
} as const;

const GO_BACK = "Tarayıcınızın geri düğmesiyle forma dönebilirsiniz.";
const KEPT = "Yazdıklarınız aşağıda duruyor.";

/** A time to wait: whole seconds up to a minute, then minutes, rounded up. */
const inWords = (seconds: number): string =>
  seconds <= 60 ? `${seconds} saniye` : `${Math.ceil(seconds / 60)} dakika`;

/** What to do about a message that was not taken, where its text is shown below and where it is not. */
const HINTS: Partial<Record<ErrorCode, { kept: string; lost: string }>> = {
  invalid_fields: {
    kept: "Şu alanları düzeltip yeniden gönderin; yazdıklarınız duruyor.",
    lost: `Mesajın hangi formdan geldiği anlaşılamadı. ${GO_BACK}`,
  },
  body_too_large: {
    kept: "Mesajınız gönderilemeyecek kadar uzun. Lütfen kısaltıp yeniden gönderin.",
    lost: `Mesajınız gönderilemeyecek kadar uzun. ${GO_BACK}`,
  },
  origin_not_allowed: {
    kept: `Mesajın sitemizdeki formdan geldiği doğrulanamadı. ${KEPT} Yeniden gönderebilirsiniz.`,
    lost: "Bu form yalnızca kendi sitemizden gönderilebilir.",
  },
};

/** What a visitor can do about a message that was not taken. */
export function hintFor({ code, details }: Refusal, isKept: boolean): string {
  if (code === "rate_limited") {
    const wait = details.retryAfter === undefined ? "birkaç dakika" : inWords(details.retryAfter);
    const call = details.phone === undefined ? "" : ` ya da bizi arayın: ${details.phone}`;
    const cause = "Kısa sürede çok fazla mesaj gönderildi.";
    return `${cause} Lütfen ${wait} sonra yeniden deneyin${call}.${isKept ? ` ${KEPT}` : ""}`;
  }
  const hint = HINTS[code];
  if (hint) return isKept ? hint.kept : hint.lost;
  return `Şu anda bir sorun var; biraz sonra yeniden deneyin. ${isKept ? KEPT : GO_BACK}`;
}
