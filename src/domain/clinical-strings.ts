/** Labels of the clinical facts of a product, in reading order. */
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
