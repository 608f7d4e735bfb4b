/** Ids of the frame and of the fixed parts of pages that also have sections from the content. */
export const fixedIds = {
  main: "icerik",
  title: "baslik",
  infoRequest: "bilgi-talebi",
  infoRequestTitle: "bilgi-talebi-baslik",
  contactDetails: "iletisim-bilgileri",
  map: "harita",
} as const;

/** Ids of the owner's answers to dentists' questions (`practice` in content/site.yaml). */
export const practiceIds = {
  scanFiles: "tarama-dosyasi",
  priceList: "fiyat-ogrenme",
  courier: "kargo-ve-kurye",
  collection: "klinikten-alim",
  shippingCost: "gonderim-ucreti",
  lateCase: "geciken-vaka",
  remake: "yenilenen-is",
  implantSystems: "implant-sistemleri",
  repairs: "tamir-ve-ekleme",
  otherProvinces: "baska-iller",
  customMadeStatement: "isle-gelen-belgeler",
} as const;
