/** Section 1 and section 2, “Shared header” and “Shared footer”. */

export const subtitle = "Protez Laboratuvarı";

/** The corporate menu with five pages. */
export const corporate = {
  label: "Kurumsal",
  routes: ["/hakkimizda", "/vizyonumuz", "/misyonumuz", "/sss", "/laboratuvar"],
} as const;

/** The products menu with two groups. */
export const products = {
  label: "Ürünlerimiz",
  groups: [
    {
      name: "Sabit Kronlar",
      routes: [
        "/implant-ustu-kron",
        "/porselen-kron",
        "/lamine-kron",
        "/inlay-kron",
        "/kiymetli-metal-kron",
        "/ivoclar-kron",
        "/onlay-kron",
      ],
    },
    {
      name: "Hareketli Protezler",
      routes: [
        "/gece-plagi",
        "/total-protez",
        "/iskelet-protez",
        "/deflex-protez",
        "/hassas-tutuculu-protez",
        "/beyazlatma-plagi",
        "/sabit-yer-tutucu-protez",
        "/yumusak-akril-besleme",
      ],
    },
  ],
} as const;

/** The mobile menu has these pages and no products, and a longer name for the laboratory. */
export const mobile = {
  routes: ["/", "/hakkimizda", "/vizyonumuz", "/misyonumuz", "/sss", "/laboratuvar", "/iletisim"],
  laboratory: "Laboratuvarımız",
} as const;

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
  year: "2024",
} as const;
