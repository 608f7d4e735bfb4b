/** Names of what a product's file says for the dentist, in the order they are read. */
export const clinicalStrings = {
  title: "Klinik özet",
  labels: {
    indications: "Endikasyon",
    contraindications: "Uygun olmadığı durum",
    preparation: "Preparasyon / alan",
    retention: "Yapıştırma ya da tutuculuk",
    requested: "Sizden istenen",
    inClinic: "Klinikte dikkat",
    brands: "Marka ve alaşım",
    price: "Fiyat",
  },
} as const;
