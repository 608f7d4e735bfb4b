import { email, phone } from "./shell";

export interface ProductFacts {
  route: string;
  h1: string;
  /** Number and unit of the hero's plates; null where there is none. */
  turnaround: readonly [string, string] | null;
  warranty: readonly [string, string] | null;
  /** Figures of the band and what they count, in order; none where there is no band. */
  stats: readonly (readonly [value: string, label: string])[];
  /** Number of steps of the process, and the durations that are given. */
  steps: number;
  durations?: readonly (readonly [step: string, duration: string])[];
  /** Number of advantages and of material or type cards. */
  advantages: number;
  materials: number;
  /** Value beside a label anywhere on the page: warranties of materials, purities, layers. */
  pairs?: readonly (readonly [label: string, value: string])[];
  shades?: readonly string[];
  says?: readonly string[];
}

export const productLinks = [phone, email] as const;

export const products: readonly ProductFacts[] = [
  {
    route: "/implant-ustu-kron",
    h1: "İmplant Üstü Kron",
    turnaround: null,
    warranty: null,
    stats: [],
    advantages: 4,
    materials: 3,
    steps: 4,
    durations: [
      ["Ölçü", "30 dk"],
      ["Tasarım ve freze", "2 gün"],
      ["Porselen ve glaze", "1 gün"],
      ["Son kontrol", "1 gün"],
    ],
    pairs: [
      ["Zirkonya seramik", "5 yıl"],
      ["Titanyum abutment", "ömür boyu"],
      ["Porselen kaplama", "3 yıl"],
    ],
  },
  {
    route: "/porselen-kron",
    h1: "Porselen Kron",
    turnaround: null,
    warranty: ["10", "yıl"],
    stats: [
      ["2.000+", "Porselen kron"],
      ["20+", "Renk"],
      ["%99", "Renk uyumu"],
    ],
    advantages: 4,
    materials: 2,
    steps: 5,
    shades: ["A1", "A2", "A3", "B1", "B2", "C1"],
    pairs: [
      ["Dentin", "0,8–1,2 mm"],
      ["Mine", "0,5–0,8 mm"],
      ["Karakterizasyon", "kişiye özel iç boyama"],
      ["Glaze", "yüzey parlaklığı"],
    ],
    says: ["Tabakalama", "CAD/CAM frezeleme", "Cut-back"],
  },
  {
    route: "/lamine-kron",
    h1: "Lamine Kron",
    turnaround: ["5–7", "iş günü"],
    warranty: ["15", "yıl"],
    stats: [
      ["1.500+", "Lamine kron"],
      ["%98", "Memnuniyet"],
      ["15 yıl", "Garanti"],
      ["72 saat", "Ekspres seçenek"],
    ],
    advantages: 4,
    materials: 3,
    steps: 4,
    durations: [
      ["Ölçü", "30 dk"],
      ["Hazırlık", "45 dk"],
      ["Laboratuvar", "5–7 gün"],
      ["Yerleştirme", "60 dk"],
    ],
  },
  {
    route: "/inlay-kron",
    h1: "Inlay Kron",
    turnaround: ["3–5", "gün"],
    warranty: ["12", "yıl"],
    stats: [
      ["800+", "Inlay"],
      ["%97", "Memnuniyet"],
      ["12 yıl", "Garanti"],
      ["24 saat", "Ekspres seçenek"],
    ],
    advantages: 4,
    materials: 3,
    steps: 5,
  },
  {
    route: "/onlay-kron",
    h1: "Onlay Kron",
    turnaround: ["5–7", "gün"],
    warranty: ["12", "yıl"],
    stats: [
      ["600+", "Onlay"],
      ["%96", "Memnuniyet"],
      ["12 yıl", "Garanti"],
    ],
    advantages: 4,
    materials: 3,
    steps: 6,
    pairs: [
      ["Kapladığı alan", "Bir veya birden çok tüberkülü örter"],
      ["Ne zaman", "Sınırlı madde kaybında"],
    ],
    says: ["Onlay mi, inlay mi?"],
  },
  {
    route: "/kiymetli-metal-kron",
    h1: "Kıymetli Metal Kron",
    turnaround: ["7–10", "gün"],
    warranty: ["25+", "yıl"],
    stats: [
      ["500+", "Kıymetli metal kron"],
      ["25+ yıl", "Garanti"],
      ["%100", "Kontrol"],
      ["%99", "Memnuniyet"],
    ],
    advantages: 4,
    materials: 3,
    steps: 5,
    pairs: [
      ["Altın", "18K–22K"],
      ["Platin", "%95"],
      ["Paladyum", "%80"],
    ],
  },
  {
    route: "/ivoclar-kron",
    h1: "Ivoclar Kron",
    turnaround: ["3–5", "gün"],
    warranty: ["15", "yıl"],
    stats: [
      ["1.000+", "E.Max CAD kron"],
      ["400 MPa", "Eğilme dayanımı"],
      ["%98", "Memnuniyet"],
      ["15 yıl", "Garanti"],
    ],
    advantages: 4,
    materials: 3,
    steps: 5,
    shades: ["A1", "A2", "B1", "BL2", "BL4", "MT"],
  },
  {
    route: "/gece-plagi",
    h1: "Gece Plağı",
    turnaround: ["3–4", "gün"],
    warranty: ["2", "yıl"],
    stats: [
      ["2.500+", "Gece plağı"],
      ["%96", "Memnuniyet"],
      ["2 yıl", "Garanti"],
      ["48 saat", "Ekspres seçenek"],
    ],
    advantages: 4,
    materials: 3,
    steps: 4,
    says: ["Yumuşak", "Sert", "Hibrit"],
  },
  {
    route: "/total-protez",
    h1: "Total Protez",
    turnaround: ["10–14", "gün"],
    warranty: ["5", "yıl"],
    stats: [
      ["3.500+", "Total protez"],
      ["%97", "Memnuniyet"],
      ["5 yıl", "Garanti"],
      ["14 gün", "En geç teslim"],
    ],
    advantages: 4,
    materials: 3,
    steps: 5,
  },
  {
    route: "/iskelet-protez",
    h1: "İskelet Protez",
    turnaround: ["7–10", "gün"],
    warranty: ["10", "yıl"],
    stats: [
      ["1.800+", "İskelet protez"],
      ["%99", "Memnuniyet"],
      ["10 yıl", "Garanti"],
      ["7 gün", "En erken teslim"],
    ],
    advantages: 4,
    materials: 3,
    steps: 5,
  },
  {
    route: "/deflex-protez",
    h1: "Deflex (Esnek) Protez",
    turnaround: ["5–7", "gün"],
    warranty: ["3", "yıl"],
    stats: [
      ["1.200+", "Deflex protez"],
      ["%95", "Memnuniyet"],
      ["3 yıl", "Garanti"],
      ["5 gün", "En erken teslim"],
    ],
    advantages: 4,
    materials: 3,
    steps: 4,
  },
  {
    route: "/hassas-tutuculu-protez",
    h1: "Hassas Tutuculu Protez",
    turnaround: ["7–10", "gün"],
    warranty: ["3", "yıl"],
    stats: [
      ["850+", "Hassas tutuculu protez"],
      ["%96", "Memnuniyet"],
      ["3 yıl", "Garanti"],
      ["10 gün", "En geç teslim"],
    ],
    advantages: 4,
    materials: 3,
    steps: 5,
  },
  {
    route: "/beyazlatma-plagi",
    h1: "Beyazlatma Plağı",
    turnaround: ["3–5", "gün"],
    warranty: ["1", "yıl"],
    stats: [
      ["2.200+", "Beyazlatma plağı"],
      ["%99", "Memnuniyet"],
      ["1 yıl", "Garanti"],
      ["5 gün", "En geç teslim"],
    ],
    advantages: 4,
    materials: 3,
    steps: 4,
  },
  {
    route: "/sabit-yer-tutucu-protez",
    h1: "Sabit Yer Tutucu Protez",
    turnaround: ["8–12", "gün"],
    warranty: ["5", "yıl"],
    stats: [
      ["650+", "Sabit yer tutucu"],
      ["%95", "Memnuniyet"],
      ["5 yıl", "Garanti"],
      ["12 gün", "En geç teslim"],
    ],
    advantages: 4,
    materials: 3,
    steps: 4,
  },
  {
    route: "/yumusak-akril-besleme",
    h1: "Yumuşak Akril Besleme",
    turnaround: ["2–3", "gün"],
    warranty: ["6", "ay"],
    stats: [
      ["1.800+", "Besleme"],
      ["%98", "Memnuniyet"],
      ["6 ay", "Garanti"],
      ["3 gün", "En geç teslim"],
    ],
    advantages: 4,
    materials: 3,
    steps: 4,
  },
];

/** Products whose page has the same parts as the laminate crown's: where layout counts, that one stands for them. */
export const alike = products
  .filter(({ route, shades, pairs }) => !shades && !pairs && route !== "/lamine-kron")
  .map(({ route }) => route);
