/** Header and footer, the same on every page. */
export const brand = "Sedef Dental";
export const subtitle = "Protez Laboratuvarı";
export const phone = { text: "0352 000 00 00", href: "tel:+903520000000" };
export const email = { text: "bilgi@sedefdental.example", href: "mailto:bilgi@sedefdental.example" };

/** Menu "Kurumsal": label and address; each entry also has a description. */
export const corporateMenu = [
  ["Hakkımızda", "/hakkimizda"],
  ["Vizyonumuz", "/vizyonumuz"],
  ["Misyonumuz", "/misyonumuz"],
  ["Sık Sorulan Sorular", "/sss"],
  ["Laboratuvar", "/laboratuvar"],
] as const;

/** Menu "Ürünlerimiz": two groups, in this order. */
export const productsMenu = [
  {
    group: "Sabit Kronlar",
    entries: [
      ["İmplant Üstü Kron", "/implant-ustu-kron"],
      ["Porselen Kron (Vita)", "/porselen-kron"],
      ["Lamine Kron", "/lamine-kron"],
      ["Inlay Kron", "/inlay-kron"],
      ["Kıymetli Metal Kron", "/kiymetli-metal-kron"],
      ["Ivoclar Kron (E.Max CAD)", "/ivoclar-kron"],
      ["Onlay Kron", "/onlay-kron"],
    ],
  },
  {
    group: "Hareketli Protezler",
    entries: [
      ["Gece Plağı", "/gece-plagi"],
      ["Total Protez", "/total-protez"],
      ["İskelet Protez", "/iskelet-protez"],
      ["Deflex (Esnek) Protez", "/deflex-protez"],
      ["Hassas Tutuculu Protez", "/hassas-tutuculu-protez"],
      ["Beyazlatma Plağı", "/beyazlatma-plagi"],
      ["Sabit Yer Tutucu Protez", "/sabit-yer-tutucu-protez"],
      ["Yumuşak Akril Besleme", "/yumusak-akril-besleme"],
    ],
  },
] as const;

/** The mobile menu: these seven links and no product. */
export const mobileMenu = [
  ["Ana Sayfa", "/"],
  ["Hakkımızda", "/hakkimizda"],
  ["Vizyonumuz", "/vizyonumuz"],
  ["Misyonumuz", "/misyonumuz"],
  ["Sık Sorulan Sorular", "/sss"],
  ["Laboratuvarımız", "/laboratuvar"],
  ["İletişim", "/iletisim"],
] as const;

/** Pages whose entry in the header is marked while one is on them. */
export const marked = [
  ["/", "Ana Sayfa"],
  ["/laboratuvar", "Laboratuvar"],
  ["/iletisim", "İletişim"],
] as const;

export const footer = {
  services: [
    "/total-protez",
    "/deflex-protez",
    "/porselen-kron",
    "/implant-ustu-kron",
    "/gece-plagi",
    "/laboratuvar",
  ],
  quick: ["/hakkimizda", "/kalite-standartlari", "/iletisim", "/kvkk"],
  copyright: "© 2024 Sedef Dental Protez Laboratuvarı",
  whatsapp: "https://wa.me/903520000000",
} as const;
