import { toScriptText } from "../../../src/seo/script-text";
import {
  breadcrumbList,
  faqPage,
  laboratory,
  productAndService,
  webSite,
} from "../../../src/seo/structured-data";
import { createPicture, createQuantity } from "../../support/factories";

const origin = "https://www.ornek.example";
const brand = { brand: "Sedef Dental", subtitle: "Protez Laboratuvarı" };
const picture = createPicture();

const site: Queries.LaboratoryDataFragment = {
  ...brand,
  blurb: "Sabit ve hareketli protezler.",
  email: "bilgi@ornek.example",
  phone: { e164: "+903520000000" },
  address: {
    street: "Örnek Caddesi No: 12",
    city: "Kayseri",
    postalCode: "38000",
    latitude: 38.7225,
    longitude: 35.4875,
  },
  hours: [
    { schemaDays: ["Monday", "Friday"], opens: "08.00", closes: "18.00" },
    { schemaDays: ["Saturday"], opens: "09.00", closes: "14.30" },
  ],
  socialImage: picture,
};

const createProductData = (
  overrides: Partial<Queries.ProductDataFragment> = {},
): Queries.ProductDataFragment => ({
  slug: "lamine-kron",
  name: "Lamine Kron",
  summary: "Ön dişleri ince porselen yapraklarla yeniler.",
  menu: { group: "Sabit Kronlar" },
  social: picture,
  turnaround: createQuantity({ number: 5, to: 7, unit: "iş günü" }),
  warranty: createQuantity({ number: 15, unit: "yıl" }),
  materials: null,
  ...overrides,
});

const propertiesOf = (overrides: Partial<Queries.ProductDataFragment>) =>
  productAndService(createProductData(overrides), brand, origin)[0].additionalProperty;

test("the laboratory has its name, address, place, contact and hours", () => {
  expect(laboratory(site, origin)).toEqual({
    "@type": "MedicalBusiness",
    "@id": "https://www.ornek.example/#laboratuvar",
    name: "Sedef Dental Protez Laboratuvarı",
    url: "https://www.ornek.example/",
    description: "Sabit ve hareketli protezler.",
    image: "https://www.ornek.example/kron.jpg",
    telephone: "+903520000000",
    email: "bilgi@ornek.example",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Örnek Caddesi No: 12",
      addressLocality: "Kayseri",
      postalCode: "38000",
      addressCountry: "TR",
    },
    geo: { "@type": "GeoCoordinates", latitude: 38.7225, longitude: 35.4875 },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Friday"],
        opens: "08:00",
        closes: "18:00",
      },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "09:00", closes: "14:30" },
    ],
  });
});

test("the site is published by the laboratory", () => {
  expect(webSite(brand, origin)).toEqual({
    "@type": "WebSite",
    "@id": "https://www.ornek.example/#site",
    name: "Sedef Dental Protez Laboratuvarı",
    url: "https://www.ornek.example/",
    inLanguage: "tr-TR",
    publisher: { "@id": "https://www.ornek.example/#laboratuvar" },
  });
});

test("breadcrumbs are those shown; a step without a page leads where the step before it leads", () => {
  const crumbs = [
    { label: "Ana Sayfa", to: "/" },
    { label: "Ürünlerimiz", to: "/#katalog" },
    { label: "Sabit Kronlar" },
    { label: "Lamine Kron" },
  ];
  expect(breadcrumbList(crumbs, "/lamine-kron", origin)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Ana Sayfa", item: "https://www.ornek.example/" },
      { "@type": "ListItem", position: 2, name: "Ürünlerimiz", item: "https://www.ornek.example/#katalog" },
      { "@type": "ListItem", position: 3, name: "Sabit Kronlar", item: "https://www.ornek.example/#katalog" },
      {
        "@type": "ListItem",
        position: 4,
        name: "Lamine Kron",
        item: "https://www.ornek.example/lamine-kron",
      },
    ],
  });
});

test("a product page is about a product and the service of making it", () => {
  const url = "https://www.ornek.example/lamine-kron";
  const shared = { name: "Lamine Kron", description: "Ön dişleri ince porselen yapraklarla yeniler.", url };
  expect(productAndService(createProductData(), brand, origin)).toEqual([
    {
      "@type": "Product",
      "@id": `${url}#urun`,
      ...shared,
      category: "Sabit Kronlar",
      image: "https://www.ornek.example/kron.jpg",
      manufacturer: { "@id": "https://www.ornek.example/#laboratuvar" },
      additionalProperty: [
        { "@type": "PropertyValue", name: "Teslim süresi", minValue: 5, maxValue: 7, unitText: "iş günü" },
        { "@type": "PropertyValue", name: "Garanti", value: "15", unitText: "yıl" },
      ],
    },
    {
      "@type": "Service",
      "@id": `${url}#hizmet`,
      ...shared,
      serviceType: "Sabit Kronlar",
      provider: {
        "@type": "MedicalBusiness",
        "@id": "https://www.ornek.example/#laboratuvar",
        name: "Sedef Dental Protez Laboratuvarı",
        url: "https://www.ornek.example/",
      },
      serviceOutput: { "@id": `${url}#urun` },
    },
  ]);
});

test("a warranty of 25 years and more has no upper bound", () => {
  const warranty = createQuantity({ number: 25, suffix: "+", unit: "yıl" });
  expect(propertiesOf({ turnaround: null, warranty })).toEqual([
    { "@type": "PropertyValue", name: "Garanti", minValue: 25, unitText: "yıl" },
  ]);
});

test("materials are given with their properties and their own warranty", () => {
  const material = { name: "Zirkonya", properties: ["Dayanıklı", "Metal içermez"], warranty: "5 yıl" };
  expect(propertiesOf({ turnaround: null, warranty: null, materials: { items: [material] } })).toEqual([
    { "@type": "PropertyValue", name: "Zirkonya", value: "Dayanıklı, Metal içermez, Garanti: 5 yıl" },
  ]);
});

test("nothing is said of ratings, reviews or prices, which the site does not have", () => {
  const text = toScriptText([
    laboratory(site, origin),
    ...productAndService(createProductData(), brand, origin),
  ]);
  expect(text).not.toMatch(/rating|review|offers|price/i);
});

test("the questions page holds every question with its answer", () => {
  const questions = [{ question: "Teslim ne kadar sürer?", answer: "3–5 iş günü." }];
  expect(faqPage(questions, "/sss", origin)).toEqual({
    "@type": "FAQPage",
    url: "https://www.ornek.example/sss",
    inLanguage: "tr-TR",
    mainEntity: [
      {
        "@type": "Question",
        name: "Teslim ne kadar sürer?",
        acceptedAnswer: { "@type": "Answer", text: "3–5 iş günü." },
      },
    ],
  });
});
