/** Section 2, “Product pages”, the table of per-page facts. */
export interface ProductFacts {
  route: string;
  turnaround?: string;
  warranty?: string;
  /** Figures of the band. */
  stats?: readonly string[];
  /** Minimum number of steps, and durations among them in this order. */
  steps?: number;
  durations?: readonly string[];
  advantages?: number;
  materials?: number;
  techniques?: number;
  shades?: readonly string[];
  /** Further texts of the page. */
  words?: readonly string[];
  comparison?: true;
}

export const products: readonly ProductFacts[] = [
  {
    route: "/implant-ustu-kron",
    advantages: 4,
    materials: 3,
    steps: 4,
    durations: ["30 dk", "2 gün", "1 gün", "1 gün"],
    words: ["5 yıl", "ömür boyu", "3 yıl"],
  },
  {
    route: "/porselen-kron",
    warranty: "10 yıl",
    stats: ["2.000+", "20+", "%99"],
    shades: ["A1", "A2", "A3", "B1", "B2", "C1"],
    words: ["0,8–1,2 mm", "0,5–0,8 mm", "Karakterizasyon", "Glaze"],
    techniques: 3,
    advantages: 4,
  },
  {
    route: "/lamine-kron",
    turnaround: "5–7 iş günü",
    warranty: "15 yıl",
    stats: ["1.500+", "%98", "15 yıl", "72 saat"],
    steps: 4,
    durations: ["30 dk", "45 dk", "5–7 gün", "60 dk"],
  },
  {
    route: "/inlay-kron",
    turnaround: "3–5 gün",
    warranty: "12 yıl",
    stats: ["800+", "%97", "12 yıl", "24 saat"],
    steps: 5,
  },
  {
    route: "/onlay-kron",
    turnaround: "5–7 gün",
    warranty: "12 yıl",
    stats: ["600+", "%96", "12 yıl"],
    steps: 6,
    comparison: true,
  },
  {
    route: "/kiymetli-metal-kron",
    turnaround: "7–10 gün",
    warranty: "25+ yıl",
    stats: ["500+", "25+ yıl", "%100", "%99"],
    words: ["18K–22K", "%95", "%80"],
  },
  {
    route: "/ivoclar-kron",
    turnaround: "3–5 gün",
    warranty: "15 yıl",
    stats: ["1.000+", "400 MPa", "%98", "15 yıl"],
    shades: ["A1", "A2", "B1", "BL2", "BL4", "MT"],
  },
  {
    route: "/gece-plagi",
    turnaround: "3–4 gün",
    warranty: "2 yıl",
    stats: ["2.500+", "%96", "2 yıl", "48 saat"],
    materials: 3,
    words: ["Yumuşak", "Sert", "Hibrit"],
  },
  {
    route: "/total-protez",
    turnaround: "10–14 gün",
    warranty: "5 yıl",
    stats: ["3.500+", "%97", "5 yıl", "14 gün"],
    steps: 5,
  },
  {
    route: "/iskelet-protez",
    turnaround: "7–10 gün",
    warranty: "10 yıl",
    stats: ["1.800+", "%99", "10 yıl", "7 gün"],
  },
  {
    route: "/deflex-protez",
    turnaround: "5–7 gün",
    warranty: "3 yıl",
    stats: ["1.200+", "%95", "3 yıl", "5 gün"],
  },
  {
    route: "/hassas-tutuculu-protez",
    turnaround: "7–10 gün",
    warranty: "3 yıl",
    stats: ["850+", "%96", "3 yıl", "10 gün"],
  },
  {
    route: "/beyazlatma-plagi",
    turnaround: "3–5 gün",
    warranty: "1 yıl",
    stats: ["2.200+", "%99", "1 yıl", "5 gün"],
  },
  {
    route: "/sabit-yer-tutucu-protez",
    turnaround: "8–12 gün",
    warranty: "5 yıl",
    stats: ["650+", "%95", "5 yıl", "12 gün"],
  },
  {
    route: "/yumusak-akril-besleme",
    turnaround: "2–3 gün",
    warranty: "6 ay",
    stats: ["1.800+", "%98", "6 ay", "3 gün"],
  },
];
