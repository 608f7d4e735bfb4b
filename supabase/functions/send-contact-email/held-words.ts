import type { StoredMessage } from "./store.ts";

/** Words of the pages on which staff decide about held messages. */
export const HELD_WORDS = {
  title: "Bekleyen mesaj",
  release: "Laboratuvara ilet",
  retry: "Yeniden gönder",
  discard: "Mesajı at",
  nothingYet: "Bu sayfayı açmak hiçbir şeyi değiştirmez; karar, düğmeye bastığınızda verilir.",
  discardHint: "Atılan mesaj iletilmez ve sabah e-postasında yeniden çıkmaz.",
  receivedAt: "Alındığı zaman",
  record: "Kayıt numarası",
  why: "Neden bekliyor",
} as const;

/** Why a message waits for a decision. */
export const WHY: Record<string, string> = {
  honeypot: "İnsanların görmediği alan doldurulmuş; mesajı bir robot yazmış olabilir.",
  too_fast: "Form bir insanın yazamayacağı kadar hızlı gönderilmiş.",
  incomplete: "Mesaj, sitedeki formların her zaman gönderdiği bilgiler olmadan gelmiş.",
  dead: "Mesaj defalarca denendi ama e-postayla iletilemedi.",
};

/** What a page says that has nothing (more) to decide: a heading and a sentence. */
export interface Notice {
  title: string;
  text: string;
}

/** What a button did. */
export const DONE: Record<"release" | "discard", Notice> = {
  release: { title: "Mesaj iletiliyor", text: "Birkaç dakika içinde laboratuvarın posta kutusunda olur." },
  discard: {
    title: "Mesaj atıldı",
    text: "Bu mesaj iletilmeyecek ve sabah e-postasında yeniden çıkmayacak.",
  },
};

const DONE_BEFORE = "Bu bağlantıyla yapılacak bir şey kalmadı.";

/** What became of a message about which there is nothing to decide any more. */
export const SETTLED: Record<Exclude<StoredMessage["state"], "quarantined" | "dead">, Notice> = {
  pending: {
    title: "Bu mesaj zaten yolda",
    text: `Karar daha önce verilmiş, e-posta gönderiliyor. ${DONE_BEFORE}`,
  },
  sent: {
    title: "Bu mesaj zaten iletildi",
    text: `Laboratuvarın posta kutusunda bulabilirsiniz. ${DONE_BEFORE}`,
  },
  discarded: {
    title: "Bu mesaj daha önce atıldı",
    text: `${DONE_BEFORE} Yanlışlıkla atıldıysa siteyi kuran kişi geri getirebilir.`,
  },
};

/** Why a link leads nowhere. */
export const NO_LINK: Record<"tampered" | "expired" | "gone" | "unavailable", Notice> = {
  tampered: {
    title: "Bu bağlantı geçerli değil",
    text: "Bağlantı eksik kopyalanmış ya da değiştirilmiş olabilir. Sabah e-postasındaki bağlantıya yeniden dokunun.",
  },
  expired: {
    title: "Bu bağlantının süresi doldu",
    text: "Bağlantılar 30 gün geçerlidir. Mesaj kayıtlarda duruyor; açılması için siteyi kuran kişiye haber verin.",
  },
  gone: {
    title: "Bu mesaj artık kayıtlarda yok",
    text: "Saklama süresi dolduğu için ya da gönderenin isteğiyle silinmiş.",
  },
  unavailable: {
    title: "Mesaja şu anda ulaşılamıyor",
    text: "Hiçbir şey değişmedi. Birkaç dakika sonra yeniden deneyin.",
  },
};
