/** Words of the interface beside certificates, people and cases; `strings` would carry them to every page. */
export const evidenceStrings = {
  sample: "Örnek",
  issuer: "Veren",
  number: "Belge no",
  validUntil: "Geçerlilik",
  scope: "Kapsam",
  openPdf: "Belgeyi aç (PDF)",
  openPdfOf: (name: string) => `${name}: belgeyi aç (PDF)`,
  signedCase: "İmzasını taşıyan vaka",
  slip: "İş formunda yazan",
  took: "Gerçekte süren",
  technician: "Teknisyen",
  dentist: "Hekim",
  day: (day: number) => `${day}. iş günü`,
} as const;
