type CardPicture = Queries.CardPictureFragment;
type EncodedPicture = NonNullable<CardPicture["src"]["childImageSharp"]>["gatsbyImageData"];
type Quantity = Queries.QuantityFieldsFragment;
type Stat = Queries.StatFieldsFragment;

/** A measured time: fifteen years unless other values are given. */
export const createQuantity = (overrides: Partial<Quantity> = {}): Quantity => ({
  number: 15,
  to: null,
  prefix: null,
  suffix: null,
  unit: "yıl",
  ...overrides,
});

export const createStat = (overrides: Partial<Stat> = {}): Stat => ({
  ...createQuantity({ suffix: "+" }),
  unit: null,
  label: "yıl deneyim",
  description: null,
  ...overrides,
});

const createEncoded = (width: number): EncodedPicture => ({
  layout: "fullWidth",
  width: 1600,
  height: 1000,
  backgroundColor: "#abcdef",
  images: {
    fallback: { src: "/kron.jpg", srcSet: `/kron-${width}.jpg ${width}w`, sizes: "100vw" },
    sources: [{ type: "image/avif", srcSet: `/kron-${width}.avif ${width}w`, sizes: "100vw" }],
  },
});

export const createPicture = (overrides: Partial<CardPicture> = {}): CardPicture => ({
  alt: "Model üzerinde porselen kron",
  focus: null,
  zoom: null,
  src: { childImageSharp: { gatsbyImageData: createEncoded(760), thumbnail: createEncoded(310) } },
  ...overrides,
});

export const createFeature = (overrides: Partial<Queries.FeatureFieldsFragment> = {}) => ({
  icon: "clock",
  title: "Zamanında teslim",
  description: "Söz verilen günde.",
  ...overrides,
});

export const createStep = (
  overrides: Partial<Queries.StepFieldsFragment> = {},
): Queries.StepFieldsFragment => ({
  title: "Ölçü",
  description: "Ölçü alınır.",
  duration: null,
  main: null,
  ...overrides,
});

export const createProduct = (
  overrides: Partial<Queries.ProductHeroFragment> = {},
): Queries.ProductHeroFragment => ({
  badge: "Estetik çözüm",
  name: "Lamine Kron",
  summary: "Ön dişleri ince porselen yapraklarla yeniler.",
  image: createPicture(),
  callouts: null,
  shades: null,
  materials: null,
  turnaround: createQuantity({ number: 5, to: 7, unit: "iş günü" }),
  warranty: createQuantity({ number: 15, unit: "yıl" }),
  ...overrides,
});

export const createSide = (
  overrides: Partial<Queries.ComparisonSideFragment> = {},
): Queries.ComparisonSideFragment => ({
  name: "Onlay Kron",
  turnaround: createQuantity({ number: 5, to: 7, unit: "gün" }),
  warranty: createQuantity({ number: 12, unit: "yıl" }),
  ...overrides,
});

type Card = Queries.CatalogueProductFragment["catalogue"][number];

export const createCard = (overrides: Partial<Card> = {}): Card => ({
  title: "Lamine Kron",
  description: "İnce porselen yapraklar.",
  features: ["Bir", "İki", "Üç"],
  category: "Kron",
  icon: "sparkles",
  image: null,
  order: 1,
  ...overrides,
});

export const createCatalogueProduct = (
  overrides: Partial<Queries.CatalogueProductFragment> = {},
): Queries.CatalogueProductFragment => ({
  slug: "lamine-kron",
  turnaround: createQuantity({ number: 5, to: 7, unit: "iş günü" }),
  image: createPicture(),
  catalogue: [createCard()],
  ...overrides,
});

const createLink = (
  label: string,
  to: string,
  mobileLabel: string | null = null,
): Queries.NavigationLinkFieldsFragment => ({
  label,
  to,
  mobileLabel,
  description: `${label} üzerine`,
});

type MenuProduct = Queries.MenuProductFragment;

export const createMenuProduct = (overrides: Partial<MenuProduct> = {}): MenuProduct => ({
  slug: "lamine-kron",
  name: "Lamine Kron",
  turnaround: null,
  menu: { group: "Sabit Kronlar", label: null, description: "İnce porselen yapraklar." },
  image: createPicture(),
  ...overrides,
});

/** What header and footer read of the content. */
export const createLayoutData = (
  products: readonly MenuProduct[] = [createMenuProduct()],
): Queries.LayoutQuery => ({
  siteInfo: {
    brand: "Sedef Dental",
    subtitle: "Protez Laboratuvarı",
    legalNotice: "© 2024 Sedef Dental",
    sampleNotice: null,
    blurb: "Sabit ve hareketli protezler.",
    whatsapp: "903520000000",
    email: "bilgi@ornek.example",
    phone: { display: "0352 000 00 00", e164: "+903520000000" },
    address: { street: "Örnek Caddesi No: 12", city: "Kayseri" },
    hours: [{ days: "Pazartesi–Cuma", opens: "08.00", closes: "18.00" }],
    social: null,
    company: null,
  },
  navigation: {
    home: createLink("Ana Sayfa", "/"),
    corporate: {
      label: "Kurumsal",
      links: [
        createLink("Hakkımızda", "/hakkimizda"),
        createLink("Vizyonumuz", "/vizyonumuz"),
        createLink("Misyonumuz", "/misyonumuz"),
        createLink("Sık Sorulan Sorular", "/sss"),
        createLink("Laboratuvar", "/laboratuvar", "Laboratuvarımız"),
      ],
    },
    products: {
      label: "Ürünlerimiz",
      turnaroundLabel: "Teslim süresi",
      groups: ["Sabit Kronlar", "Hareketli Protezler"],
      count: products.length,
      shown: products,
    },
    laboratory: createLink("Laboratuvar", "/laboratuvar"),
    contact: createLink("İletişim", "/iletisim"),
    footer: {
      servicesTitle: "Hizmetler",
      quickTitle: "Hızlı bağlantılar",
      contactTitle: "Bize ulaşın",
      whatsappLabel: "WhatsApp Destek",
      serviceLinks: [createLink("Laboratuvar", "/laboratuvar")],
      quickLinks: [createLink("KVKK", "/kvkk")],
      products: [
        { slug: "total-protez", footer: { label: "Total Protez" } },
        { slug: "gece-plagi", footer: { label: "Gece Plağı" } },
      ],
    },
  },
});
