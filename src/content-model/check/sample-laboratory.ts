// What the sample laboratory, whose content comes with the project, is known by.

/** Names that stand in its content and in no other laboratory's: its own, and those of the dentists who praise it. */
export const sampleNames: readonly string[] = [
  "Sedef Dental",
  "Dt. Elif Aksoy",
  "Dt. Murat Şenyiğit",
  "Dt. Gülçin Ağırbaş",
];

/** Figures that are hardly another laboratory's, several of them certainly not. */
export const sampleFacts: Readonly<Record<string, number>> = {
  foundedYear: 2015,
  satisfiedDentists: 1000,
  partnerClinics: 150,
  producedProstheses: 10_000,
  completedProjects: 5000,
  goalPartners: 500,
  goalProstheses: 50_000,
};

/** Part of the sample's logo: the ticks above the bar. */
export const sampleLogo = "M12 7.5V4M15.5 7.5V5M19 7.5V4M22.5 7.5V5M26 7.5V4";

/** Words of its work slip that belong to crowns and dentures. */
export const sampleSlipWords: readonly string[] = [
  "Mum şablon",
  "Altyapı provası",
  "Bisküvi prova",
  "Dişli prova",
  "Protezin kendisi",
  "Güdük rengi",
  "Vidalı",
  "Simante",
  "Basamak",
  "Chamfer",
  "Bıçak sırtı",
  "Köprü gövdesi",
  "Ovat",
  "Modifiye ridge-lap",
  "Hijyenik",
  "köprü",
];
