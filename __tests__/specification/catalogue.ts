/** Section 3, “Service catalogue entry” and “Selectable services”; section 4, “Catalogue filter”. */

/** Category, title and page of the sixteen entries. Both Vita entries lead to the porcelain crown. */
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

/** Options of the filter; the first is the default and shows all. */
export const choices = ["Tümü", "Protez", "Kron", "Koruyucu", "Estetik", "Çocuk"] as const;

/** Label of the button below all cards. */
export const showAll = "Tüm Hizmetleri Görüntüle";

/** Options of the information request. */
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
