/** Section 4, “Forms”, and section 8, the error catalogue, word for word. */

export const sending = "Gönderiliyor...";

export const notices = {
  contactSent: { title: "Mesajınız gönderildi!", text: "En kısa sürede size dönüş yapacağız." },
  contactFailed: { title: "Hata", text: "Mesajınız gönderilemedi. Lütfen tekrar deneyin." },
  infoSent: {
    title: "Bilgi talebiniz gönderildi!",
    text: "Uzmanlarımız en kısa sürede size dönüş yapacaktır.",
  },
  infoFailed: { title: "Hata", text: "Bilgi talebiniz gönderilemedi. Lütfen tekrar deneyin." },
} as const;

/** The not-found page and its link home. */
export const notFound = {
  heading: "404",
  text: "Oops! Page not found",
  home: "Return to Home",
} as const;

/** The error screen; the error's message is below it. */
export const unhandled = "Unexpected Application Error!";
