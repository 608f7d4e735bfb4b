// Characteristics of the sample laboratory's content.

/** Names that occur only in the sample: its own, and those of its testimonials. */
export const sampleNames: readonly string[] = [
  "Sedef Dental",
  "Dt. Elif Aksoy",
  "Dt. Murat Şenyiğit",
  "Dt. Gülçin Ağırbaş",
];

/** Figures of the sample; a match of several is no coincidence. */
export const sampleFacts: Readonly<Record<string, number>> = {
  foundedYear: 2015,
  satisfiedDentists: 1000,
  partnerClinics: 150,
  producedProstheses: 10_000,
  completedProjects: 5000,
  goalPartners: 500,
  goalProstheses: 50_000,
};

/** Part of the sample's logo: the tick marks above the bar. */
export const sampleLogo = "M12 7.5V4M15.5 7.5V5M19 7.5V4M22.5 7.5V5M26 7.5V4";
