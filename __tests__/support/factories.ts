import { defaultWords } from "#src/domain/replaceable-words.ts";

type CardPicture = Queries.CardPictureFragment;
type EncodedPicture = NonNullable<CardPicture["src"]["childImageSharp"]>["gatsbyImageData"];
type Quantity = Queries.QuantityFieldsFragment;

/** A quantity; fifteen years by default. */
export const createQuantity = (overrides: Partial<Quantity> = {}): Quantity => ({
  number: 15,
  to: null,
  prefix: null,
  suffix: null,
  unit: "yıl",
  ...overrides,
});

const createEncoded = (width: number): EncodedPicture => ({
  layout: "fullWidth",
  width: 1600,
  height: 1000,
  images: {
    fallback: { src: "/kron.jpg", srcSet: `/kron-${width}.jpg ${width}w`, sizes: "100vw" },
    sources: [{ type: "image/avif", srcSet: `/kron-${width}.avif ${width}w`, sizes: "100vw" }],
  },
});

export const createPicture = (overrides: Partial<CardPicture> = {}): CardPicture => ({
  alt: "Model üzerinde porselen kron",
  focus: null,
  zoom: null,
  src: {
    childImageSharp: {
      placeholderColours: ["#abc", "#def"],
      gatsbyImageData: createEncoded(760),
      thumbnail: createEncoded(310),
    },
  },
  ...overrides,
});

export const createLink = (label: string, to: string): Queries.NavigationLinkFieldsFragment => ({
  label,
  to,
  mobileLabel: null,
  description: null,
});

/** Facts of a laboratory that has everything. */
export const createDerivedFacts = (): Queries.DerivedFactsFragment &
  NonNullable<Queries.LayoutQuery["siteInfo"]>["derived"] => ({
  days: 14,
  years: 25,
  turnarounds: true,
  warranties: true,
  requests: true,
  slip: true,
  priceAnswer: "/sss#fiyat-ogrenme",
  scanAnswer: "/sss#tarama-dosyasi",
  workingDays: "Bütün süreler iş günüdür.",
  tryInDays: "Prova günleri eklenir.",
  privacyTitle: "KVKK aydınlatma metni",
  slipTitle: "İş formu",
  words: defaultWords,
});

export const createScanFilesSite = (): Queries.ScanFilesSiteFragment => ({
  email: "bilgi@ornek.example",
  practice: {
    scanFiles: {
      formats: ["STL", "PLY"],
      portals: [{ scanner: "Medit", portal: "Medit Link" }],
      account: "Sedef Dental",
      largest: createQuantity({ number: 20, unit: "MB" }),
      upload: "https://dosya.sedefdental.example/vaka?no=1",
    },
  },
  derived: createDerivedFacts(),
});

/** What every page knows: a header and a footer without lists, and delivery rules of a laboratory without holidays. */
export const createLayoutData = (): Queries.LayoutQuery => ({
  site: { siteMetadata: { siteUrl: "https://www.ornek.example" } },
  siteInfo: {
    brand: "Sedef Dental",
    subtitle: "Protez Laboratuvarı",
    legalNotice: "© 2024 Sedef Dental",
    sampleNotice: null,
    blurb: "Sabit ve hareketli protezler.",
    whatsapp: "903520000000",
    email: "bilgi@ornek.example",
    phone: { display: "0352 000 00 00", dialled: "+903520000000" },
    morePhones: null,
    branches: null,
    derived: createDerivedFacts(),
    address: { street: "Örnek Caddesi No: 12", city: "Kayseri" },
    hours: [
      {
        opens: "08.00",
        closes: "18.00",
        days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      },
      { opens: "09.00", closes: "14.00", days: ["Saturday"] },
    ],
    social: null,
    company: null,
  },
  holidays: {
    calendar: { from: "2000-01-01", until: "2099-12-31", workdays: null, sameDayUntil: null, closed: [] },
    delivery: {
      title: "Ne zaman teslim edilir?",
      rule: "İş günü sayılır.",
      arrival: "Ölçü bize ulaşırsa",
      calendarLabel: "Takvime ekle",
    },
  },
  productsPage: { search: { label: "Ürünlerde arayın" } },
  navigation: {
    menu: ["home", "corporate", "products", "pages", "contact"],
    home: createLink("Ana Sayfa", "/"),
    corporate: null,
    products: {
      label: "Ürünlerimiz",
      turnaroundLabel: "Teslim süresi",
      groups: ["Sabit Kronlar", "Hareketli Protezler"],
      count: 0,
      links: [],
      shown: [],
    },
    pages: [],
    contact: createLink("İletişim", "/iletisim"),
    footer: {
      servicesTitle: "Hizmetler",
      quickTitle: "Hızlı bağlantılar",
      contactTitle: "Bize ulaşın",
      lineLinks: null,
      serviceLinks: [],
      quickLinks: [],
      products: [],
    },
  },
});

/** What a page gives to a section. */
export const sectionContext = {
  id: "bolum",
  tone: "page",
  questionIds: [],
  hasContacts: false,
  isAfterForm: false,
  location: {},
} as const;

export const createClinical = (
  overrides: Partial<Queries.ClinicalFieldsFragment> = {},
): Queries.ClinicalFieldsFragment => ({
  indications: null,
  contraindications: null,
  region: null,
  strength: null,
  thickness: null,
  preparation: null,
  retention: null,
  requested: null,
  inClinic: null,
  brands: null,
  price: null,
  ...overrides,
});

/** A field of the work slip, labelled by its name. */
export const createSlipField = (name: string, kind: string): Queries.SlipFieldFieldsFragment => ({
  name,
  kind,
  label: name,
  hint: null,
  choices: null,
  choiceProducts: null,
  bridgeLabel: null,
  bridgeProducts: null,
  milkTeeth: null,
  products: null,
  extra: null,
  autocomplete: null,
});
