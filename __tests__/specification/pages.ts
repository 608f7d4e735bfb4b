/** Section 2, pages other than products, and the claims of sections 1 and 9. */

/** A section of a page. */
export interface PartFacts {
  /** Id of its heading, as in the content. */
  part: string;
  /** The specification's words. */
  says: string;
  /** Figures as written in Turkish. */
  figures?: readonly string[];
  /** Names and words the specification gives, or with only one spelling. */
  words?: readonly string[];
  /** Minimum number of entries: cards, steps or questions with a title. */
  entries?: number;
  /** Links by the beginning of their address, with the specification's words. */
  links?: readonly (readonly [to: string, words?: string])[];
}

export interface PageFacts {
  route: string;
  /** Slides of its carousel, if any. */
  slides?: number;
  /** Whether the specification gives all sections and their order. */
  inOrder?: true;
  parts: readonly PartFacts[];
}

const telephone = ["tel:"] as const;
const mail = ["mailto:"] as const;
const message = ["https://wa.me/"] as const;
const hours = ["08.00–18.00", "09.00–14.00"];

export const pages: readonly PageFacts[] = [
  {
    route: "/",
    inOrder: true,
    parts: [
      {
        part: "baslik",
        says: "hero: 15+, 1000+, 24/7, 99%; badge 24-48 hours; buttons 'Laboratuvar Hakkında', 'Hizmetlerimizi İnceleyin'",
        figures: ["15+", "1.000+", "24/7", "%99", "24–48"],
        links: [
          ["/laboratuvar", "Laboratuvar Hakkında"],
          ["/", "Hizmetlerimizi İnceleyin"],
        ],
      },
      {
        part: "rakamlar",
        says: "stats band: 15+ years, 10000+ produced prostheses, 150+ partner clinics, 24/7 support",
        figures: ["15+", "10.000+", "150+", "24/7"],
        entries: 4,
      },
      { part: "katalog-baslik", says: "services catalogue with category filter", entries: 16 },
      {
        part: "teknoloji",
        says: "technology: CAD/CAM, a 3D intraoral scanner, a Vita porcelain system, an E.Max CAD system",
        words: ["CAD/CAM", "3D", "Vita", "E.Max CAD"],
        entries: 4,
      },
      {
        part: "hakkimizda",
        says: "about teaser (15+, 5000+, 99%); button 'Devamını Oku' goes to /hakkimizda",
        figures: ["15+", "5.000+", "%99"],
        links: [["/hakkimizda", "Devamını Oku"]],
      },
      { part: "neden-biz", says: "why-us section of six value cards", entries: 6 },
      { part: "gorusler", says: "three static dentist quotes" },
      { part: "bilgi-talebi-baslik", says: "information-request form section", links: [telephone, mail] },
    ],
  },
  {
    route: "/hakkimizda",
    slides: 4,
    parts: [
      { part: "hikaye", says: "text on experience and technology" },
      {
        part: "bilgiler",
        says: "facts table (founded 2015, 10,000+ prostheses, 150+ partner clinics, 25+ staff, average delivery 3-5 days)",
        figures: ["2015", "10.000+", "150+", "25+", "3–5"],
      },
      { part: "degerler", says: "four values", entries: 4 },
      {
        part: "zaman-cizelgesi",
        says: "timeline 2015-2024 (six entries)",
        figures: ["2015", "2024"],
        entries: 6,
      },
      {
        part: "ekip",
        says: "team groups (12+ technicians, 4 quality control, 6 CAD/CAM operators, 3 customer service)",
        figures: ["12+", "4", "6", "3"],
        entries: 4,
      },
      {
        part: "belgeler",
        says: "certificate list (quality management standard, medical device mark, laboratory licence, two material-brand partner certificates)",
        words: ["ISO 9001", "CE"],
        entries: 5,
      },
      { part: "adres", says: "address, contact and hours panel", words: hours, links: [telephone, mail] },
    ],
  },
  {
    route: "/vizyonumuz",
    slides: 4,
    parts: [
      {
        part: "hedefler",
        says: "2030 goals (500+ partners, 50,000+ prostheses a year, AI-supported production, international markets, sustainable production, training programmes)",
        figures: ["2030", "500+", "50.000+"],
        entries: 6,
      },
      {
        part: "yatirim",
        says: "technology investment (CAD/CAM 90%, 3D scanners 85%, digital workflow 95%)",
        figures: ["%90", "%85", "%95"],
        words: ["CAD/CAM", "3D"],
      },
      { part: "olcutler", says: "success criteria", entries: 1 },
    ],
  },
  {
    route: "/misyonumuz",
    slides: 4,
    parts: [
      { part: "degerler", says: "values", entries: 1 },
      {
        part: "hizmet",
        says: "service quality figures (satisfaction 99%, on-time delivery 98%, quality standards 100%)",
        figures: ["%99", "%98", "%100"],
      },
      {
        part: "kalite-politikasi",
        says: "three-step quality policy (planning, production, control)",
        entries: 3,
      },
    ],
  },
  {
    route: "/sss",
    parts: [
      { part: "baslik", says: "banner" },
      { part: "destek", says: "three support cards", entries: 3 },
      { part: "sorular", says: "accordion of 10 questions", entries: 10 },
      {
        part: "ulasin",
        says: "three contact methods (phone link, messaging link, e-mail link)",
        entries: 3,
        links: [telephone, message, mail],
      },
      { part: "cagri", says: "closing call to action" },
    ],
  },
  {
    route: "/iletisim",
    parts: [
      { part: "baslik", says: "banner" },
      {
        part: "iletisim-bilgileri",
        says: "contact details; message form; Monday-Friday 08:00-18:00, Saturday 09:00-14:00; support round the clock",
        words: [...hours, "24/7"],
        links: [telephone, message, mail],
      },
      { part: "harita", says: "embedded map of the laboratory location" },
    ],
  },
  {
    route: "/laboratuvar",
    parts: [
      {
        part: "rakamlar",
        says: "stats (15+ years, 5000+ projects, 24-48 hours delivery, 99% satisfaction)",
        figures: ["15+", "5.000+", "24–48 saat", "%99"],
      },
      { part: "hikaye", says: "about text" },
      {
        part: "teknoloji",
        says: "technology cards (CAD/CAM, digital workflow, quality control)",
        words: ["CAD/CAM"],
        entries: 3,
      },
      { part: "cagri", says: "visit call to action", links: [telephone, mail] },
    ],
  },
  {
    route: "/kvkk",
    parts: [
      {
        part: "ilkeler",
        says: "four processing principles (lawfulness, transparency, data minimisation, security)",
        entries: 4,
      },
      {
        part: "veriler",
        says: "six kinds of personal data processed (name and phone, e-mail, dental treatment history, oral health information, laboratory measurement data, billing information)",
        entries: 6,
      },
      {
        part: "haklar",
        says: "six data-subject rights (learn whether data is processed, request information, learn the purpose, request correction, request deletion, know third-party recipients)",
        entries: 6,
      },
      { part: "kullanim-kosullari", says: "terms of use", entries: 1 },
      {
        part: "basvuru",
        says: "contact block with a KVKK e-mail, a masked phone and the city",
        words: ["**"],
        links: [mail],
      },
    ],
  },
  {
    route: "/kalite-standartlari",
    parts: [
      {
        part: "belgeler",
        says: "certificates ISO 9001:2015, ISO 13485, CE conformity, FDA approval (all marked active)",
        words: ["ISO 9001:2015", "ISO 13485", "CE", "FDA", "Aktif"],
        entries: 4,
      },
      {
        part: "kontrol",
        says: "four-step quality control (raw material, production, final test, customer satisfaction)",
        entries: 4,
      },
      {
        part: "sonuclar",
        says: "metrics 99.8% quality rate, 24-48 hours delivery, 15+ years experience, 100% control",
        figures: ["%99,8", "24–48 saat", "15+", "%100"],
      },
    ],
  },
];

/** Minimum number of testimonials, and the stars of each. */
export const testimonials = { count: 3, rating: 5 } as const;

/** Claims made somewhere on the site (sections 1 and 9), besides those of the pages above. */
export const claims: readonly (readonly [says: string, words: RegExp])[] = [
  ["delivery in 3-5 working days (fixed crowns)", /3–5.{0,40}iş gün/],
  ["delivery in 5-7 working days (removable prostheses)", /5–7.{0,40}iş gün/],
  ["an express service for urgent cases in 24-48 hours, at extra fee, with prior notice", /24–48 saat/],
  ["extra fee for urgent work", /ek ücret|ücret fark/i],
  ["replies within 2 hours", /2 saat içinde/],
  ["2 years of warranty on prostheses", /2 yıl/],
  ["free renewal for production faults", /ücretsiz|bedelsiz/i],
  ["discounted renewal for misuse", /indirim/i],
  ["payment in cash", /nakit|peşin/i],
  ["payment by card", /kart/i],
  ["payment by bank transfer", /havale|EFT|banka/i],
  ["payment by cheque", /(?<!\p{L})çek(?:le)?(?!\p{L})/iu],
  ["terms for corporate clients", /vade|kurumsal/i],
];
