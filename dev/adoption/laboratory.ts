// The laboratory that adopts the site: made up, and other than the sample in all that a laboratory may have otherwise.
export const laboratory = {
  /** 33 letters. */
  brand: "Karşıyaka Diş Protez Laboratuvarı",
  /** Burgundy. */
  colour: "#7A2140",
  subtitle: "Kron ve hareketli protez",
  url: "https://www.karsiyakaprotez.test",
  phone: { display: "0232 999 12 34", e164: "+902329991234", masked: "0232 999 ** **" },
  whatsapp: "902329991234",
  email: "bilgi@karsiyakaprotez.test",
  kvkkEmail: "kvkk@karsiyakaprotez.test",
  address: {
    street: "Bahariye Mahallesi, Atölye Sokağı No: 7/2",
    city: "İzmir",
    postalCode: "35600",
    latitude: 38.4602,
    longitude: 27.1138,
  },
  foundedYear: 2009,
  facts: {
    experience: { number: 17 },
    satisfiedDentists: { number: 640, suffix: "+" },
    partnerClinics: { number: 85, suffix: "+" },
    producedProstheses: { number: 42_000, suffix: "+" },
    completedProjects: { number: 3200, suffix: "+" },
    staff: { number: 19 },
    technicians: { number: 11 },
    goalPartners: { number: 220, suffix: "+" },
    goalProstheses: { number: 12_000, suffix: "+" },
  },
} as const;

/** What only the sample has: none of it may be left in a built file. */
export const sampleTraces: readonly RegExp[] = [
  // Not React's useDeferredValue.
  /sedef(?!erredValue)/i,
  /Kayseri/i,
  /0352[ \d]|\+?90352/,
  /#0F4C5C|#0A3540|#E8F0F3/i,
  /38\.7225|35\.4875/,
  /Örnek (Mahalle|marka|Klinik|Ağız|Diş)/,
  /10\.000\+|1\.000\+|5\.000\+|50\.000\+/,
];
