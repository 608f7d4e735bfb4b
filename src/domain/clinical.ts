/** Labels of the clinical facts of a product, in reading order. */
export const clinicalStrings = {
  title: "Klinik özet",
  labels: {
    indications: "Endikasyon",
    contraindications: "Kontrendikasyon",
    region: "Bölge",
    strength: "Dayanım",
    thickness: "En az kalınlık",
    preparation: "Preparasyon / alan",
    retention: "Yapıştırma ya da tutuculuk",
    requested: "Sizden istenenler",
    inClinic: "Klinikte dikkat edilecekler",
    brands: "Marka ve malzeme",
    price: "Fiyat",
  },
} as const;

type ClinicalField = keyof typeof clinicalStrings.labels;

/** Clinical facts of a product; each is optional. */
type Clinical = { readonly [Field in ClinicalField]?: readonly string[] | null | undefined };

/** One row per fact that the product has. */
export const clinicalRows = (clinical: Clinical | null | undefined) =>
  Object.entries(clinicalStrings.labels)
    .map(([field, label]) => ({ label, entries: clinical?.[field as ClinicalField] ?? [] }))
    .filter(({ entries }) => entries.length > 0);
