/** Section 2, pages other than products, and the claims of sections 1 and 9. */

export interface PartFacts {
  /** Id of its heading, as in the content. */
  part: string;
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
        figures: ["15+", "1.000+", "24/7", "%99", "24–48"],
        links: [
          ["/laboratuvar", "Laboratuvar Hakkında"],
          ["/", "Hizmetlerimizi İnceleyin"],
        ],
      },
      { part: "rakamlar", figures: ["15+", "10.000+", "150+", "24/7"], entries: 4 },
      { part: "katalog-baslik", entries: 16 },
      { part: "teknoloji", words: ["CAD/CAM", "3D", "Vita", "E.Max CAD"], entries: 4 },
      { part: "hakkimizda", figures: ["15+", "5.000+", "%99"], links: [["/hakkimizda", "Devamını Oku"]] },
      { part: "neden-biz", entries: 6 },
      { part: "gorusler" },
      { part: "bilgi-talebi-baslik", links: [telephone, mail] },
    ],
  },
  {
    route: "/hakkimizda",
    slides: 4,
    parts: [
      { part: "hikaye" },
      { part: "bilgiler", figures: ["2015", "10.000+", "150+", "25+", "3–5"] },
      { part: "degerler", entries: 4 },
      { part: "zaman-cizelgesi", figures: ["2015", "2024"], entries: 6 },
      { part: "ekip", figures: ["12+", "4", "6", "3"], entries: 4 },
      { part: "belgeler", words: ["ISO 9001", "CE"], entries: 5 },
      { part: "adres", words: hours, links: [telephone, mail] },
    ],
  },
  {
    route: "/vizyonumuz",
    slides: 4,
    parts: [
      { part: "hedefler", figures: ["2030", "500+", "50.000+"], entries: 6 },
      { part: "yatirim", figures: ["%90", "%85", "%95"], words: ["CAD/CAM", "3D"] },
      { part: "olcutler", entries: 1 },
    ],
  },
  {
    route: "/misyonumuz",
    slides: 4,
    parts: [
      { part: "degerler", entries: 1 },
      { part: "hizmet", figures: ["%99", "%98", "%100"] },
      { part: "kalite-politikasi", entries: 3 },
    ],
  },
  {
    route: "/sss",
    parts: [
      { part: "baslik" },
      { part: "destek", entries: 3 },
      { part: "sorular", entries: 10 },
      { part: "ulasin", entries: 3, links: [telephone, message, mail] },
      { part: "cagri" },
    ],
  },
  {
    route: "/iletisim",
    parts: [
      { part: "baslik" },
      { part: "iletisim-bilgileri", words: [...hours, "24/7"], links: [telephone, message, mail] },
      { part: "harita" },
    ],
  },
  {
    route: "/laboratuvar",
    parts: [
      { part: "rakamlar", figures: ["15+", "5.000+", "24–48 saat", "%99"] },
      { part: "hikaye" },
      { part: "teknoloji", words: ["CAD/CAM"], entries: 3 },
      { part: "cagri", links: [telephone, mail] },
    ],
  },
  {
    route: "/kvkk",
    parts: [
      { part: "ilkeler", entries: 4 },
      { part: "veriler", entries: 6 },
      { part: "haklar", entries: 6 },
      { part: "kullanim-kosullari", entries: 1 },
      { part: "basvuru", words: ["**"], links: [mail] },
    ],
  },
  {
    route: "/kalite-standartlari",
    parts: [
      { part: "belgeler", words: ["ISO 9001:2015", "ISO 13485", "CE", "FDA", "Aktif"], entries: 4 },
      { part: "kontrol", entries: 4 },
      { part: "sonuclar", figures: ["%99,8", "24–48 saat", "15+", "%100"] },
    ],
  },
];

/** Minimum number of testimonials, and the stars of each. */
export const testimonials = { count: 3, rating: 5 } as const;

/** Claims made somewhere on the site (sections 1 and 9), besides those of the pages above. */
export const claims: readonly RegExp[] = [
  /3–5.{0,40}iş gün/,
  /5–7.{0,40}iş gün/,
  /24–48 saat/,
  /ek ücret|ücret fark/i,
  /2 saat içinde/,
  /2 yıl/,
  /ücretsiz|bedelsiz/i,
  /indirim/i,
  /nakit|peşin/i,
  /kart/i,
  /havale|EFT|banka/i,
  /(?<!\p{L})çek(?:le)?(?!\p{L})/iu,
  /vade|kurumsal/i,
];
