/** Interface words of the scan files; their facts are in `content/site.yaml`. */
export const scanFilesStrings = {
  formats: "Biçim",
  account: "Portaldaki adımız",
  byMail: "E-posta",
  upTo: (size: string) => `en çok ${size}`,
  larger: "Daha büyükse",
  upload: "Yükleme adresi",
  askForLink: "İndirme bağlantısı gönderin.",
  summary: (formats: readonly string[], size: string | null) =>
    formats.join(", ") + (size ? `; e-postayla en çok ${size}` : ""),
} as const;
