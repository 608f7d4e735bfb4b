/**
 * Interface words of certificates, people and cases; a file of its own, because `strings` is loaded on every
 * page.
 */
export const evidenceStrings = {
  issuer: "Veren kuruluş",
  number: "Belge no",
  validUntil: "Geçerlilik",
  scope: "Kapsam",
  openPdf: "Belgeyi aç (PDF)",
  openPdfOf: (name: string) => `${name}: belgeyi aç (PDF)`,
  signedCase: "İmzasını taşıyan vaka",
  took: "Gerçekleşen süre",
  technician: "Teknisyen",
  dentist: "Hekim",
  day: (day: number) => `${day}. iş günü`,
} as const;
