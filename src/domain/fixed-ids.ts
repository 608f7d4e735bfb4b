/** Ids of the frame and of the fixed parts of pages that also have sections from the content. */
export const fixedIds = {
  main: "icerik",
  title: "baslik",
  catalogue: "katalog",
  catalogueTitle: "katalog-baslik",
  infoRequest: "bilgi-talebi",
  infoRequestTitle: "bilgi-talebi-baslik",
  contactDetails: "iletisim-bilgileri",
  map: "harita",
} as const;

/** Ids of the answers to dentists' questions that other pages link to. */
export const practiceIds = { priceList: "fiyat-ogrenme", scanFiles: "tarama-dosyasi" } as const;
