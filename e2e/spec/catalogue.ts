/** The catalogue's cards: category, title, address. Both Vita cards lead to the porcelain crown. */
export const cards = [
  ["Protez", "Total Protez", "/total-protez"],
  ["Protez", "Deflex (Esnek) Protez", "/deflex-protez"],
  ["Protez", "Hassas Tutuculu Protez", "/hassas-tutuculu-protez"],
  ["Protez", "İskelet Protez", "/iskelet-protez"],
  ["Koruyucu", "Gece Plağı", "/gece-plagi"],
  ["Estetik", "Beyazlatma Plağı", "/beyazlatma-plagi"],
  ["Çocuk", "Sabit Yer Tutucu Protez", "/sabit-yer-tutucu-protez"],
  ["Çocuk", "Yumuşak Akril Besleme", "/yumusak-akril-besleme"],
  ["Kron", "Porselen Kron Vita Mark II", "/porselen-kron"],
  ["Kron", "İmplant Üstü Kron", "/implant-ustu-kron"],
  ["Kron", "Lamine Kron", "/lamine-kron"],
  ["Kron", "Inlay Kron", "/inlay-kron"],
  ["Kron", "Onlay Kron", "/onlay-kron"],
  ["Kron", "Porselen Kron Vita", "/porselen-kron"],
  ["Kron", "Ivoclar Kron E.Max CAD", "/ivoclar-kron"],
  ["Kron", "Kıymetli Metal Kron", "/kiymetli-metal-kron"],
] as const;

/** Cards in each category, in the order of the filter. */
export const categories = [
  ["Tümü", 16],
  ["Protez", 4],
  ["Kron", 8],
  ["Koruyucu", 1],
  ["Estetik", 1],
  ["Çocuk", 2],
] as const;

/** Services one can choose in the information request. */
export const services = [
  "Total Protez",
  "Deflex (Esnek) Protez",
  "Hassas Tutuculu Protez",
  "İskelet Protez",
  "Gece Plağı",
  "Beyazlatma Plağı",
  "Porselen Kron",
  "İmplant Üstü Kron",
  "Lamine Kron",
  "E.Max CAD Kron",
  "Kıymetli Metal Kron",
] as const;
