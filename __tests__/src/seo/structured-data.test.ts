import { laboratory, webSite } from "../../../src/seo/laboratory-data";
import { pageTrail } from "../../../src/seo/page-trail";
import { toScriptText } from "../../../src/seo/script-text";
import { breadcrumbList, faqPage, productService } from "../../../src/seo/structured-data";
import { createPicture, createQuantity } from "../../support/factories";

const origin = "https://www.ornek.example";
const brand = { brand: "Sedef Dental", subtitle: "Protez Laboratuvarı" };
const picture = createPicture();

const site: Queries.LaboratoryDataFragment = {
  ...brand,
  blurb: "Sabit ve hareketli protezler.",
  email: "bilgi@ornek.example",
  phone: { e164: "+903520000000" },
  morePhones: null,
  branches: null,
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
  social: null,
  company: null,
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
  ...overrides,
});

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

test("breadcrumbs are those shown; a step without a page is left out", () => {
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
      {
        "@type": "ListItem",
        position: 3,
        name: "Lamine Kron",
        item: "https://www.ornek.example/lamine-kron",
      },
    ],
  });
});

const url = "https://www.ornek.example/lamine-kron";

test("a product page is about the service of making it, with its picture, time and warranty", () => {
  expect(productService(createProductData(), brand, origin)).toEqual({
    "@type": "Service",
    "@id": `${url}#hizmet`,
    name: "Lamine Kron",
    description: "Ön dişleri ince porselen yapraklarla yeniler.",
    url,
    category: "Sabit Kronlar",
    image: {
      "@type": "ImageObject",
      contentUrl: "https://www.ornek.example/kron.jpg",
      caption: "Model üzerinde porselen kron",
      creditText: "Sedef Dental Protez Laboratuvarı",
    },
    provider: {
      "@type": "MedicalBusiness",
      "@id": "https://www.ornek.example/#laboratuvar",
      name: "Sedef Dental Protez Laboratuvarı",
      url: "https://www.ornek.example/",
    },
    offers: {
      "@type": "Offer",
      deliveryLeadTime: { "@type": "QuantitativeValue", minValue: 5, maxValue: 7, unitText: "iş günü" },
      warranty: {
        "@type": "WarrantyPromise",
        durationOfWarranty: { "@type": "QuantitativeValue", value: "15", unitText: "yıl" },
      },
    },
  });
});

test("a warranty of 25 years and more has no upper bound", () => {
  const warranty = createQuantity({ number: 25, suffix: "+", unit: "yıl" });
  const { offers } = productService(createProductData({ turnaround: null, warranty }), brand, origin);
  expect(offers).toEqual({
    "@type": "Offer",
    warranty: {
      "@type": "WarrantyPromise",
      durationOfWarranty: { "@type": "QuantitativeValue", minValue: 25, unitText: "yıl" },
    },
  });
});

test("a product without time and warranty promises neither", () => {
  const product = createProductData({ turnaround: null, warranty: null });
  expect(productService(product, brand, origin)).not.toHaveProperty("offers");
});

test("nothing is said of ratings, reviews or prices, which the site does not have", () => {
  const text = toScriptText([laboratory(site, origin), productService(createProductData(), brand, origin)]);
  expect(text).not.toMatch(/rating|review|price/i);
});

describe("the way to a page that is no product", () => {
  const link = (label: string, to: string) => ({ label, to });
  const menus: Queries.PageTrailFragment = {
    home: link("Ana Sayfa", "/"),
    corporate: { links: [link("Hakkımızda", "/hakkimizda")] },
    laboratory: link("Laboratuvar", "/laboratuvar"),
    contact: link("İletişim", "/iletisim"),
    footer: { quickLinks: [link("KVKK", "/kvkk")] },
  };

  test.each([
    ["/hakkimizda", "Hakkımızda"],
    ["/laboratuvar", "Laboratuvar"],
    ["/iletisim", "İletişim"],
    ["/kvkk", "KVKK"],
    ["/yeni", "Yeni sayfa"],
  ])("%s is called “%s”", (path, label) => {
    expect(pageTrail(menus, path, "Yeni sayfa")).toEqual([link("Ana Sayfa", "/"), { label, to: path }]);
  });
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

test("a laboratory with accounts and a company says them", () => {
  const company = {
    legalName: "Sedef A.Ş.",
    mersis: "0123456789012345",
    taxOffice: "Erciyes",
    taxNumber: "1234567890",
    responsibleManager: null,
    licenceNumber: null,
  };
  const social = [{ url: "https://www.instagram.com/ornek" }];
  expect(laboratory({ ...site, social, company }, origin)).toMatchObject({
    sameAs: ["https://www.instagram.com/ornek"],
    legalName: "Sedef A.Ş.",
    taxID: "1234567890",
    identifier: { "@type": "PropertyValue", propertyID: "MERSIS", value: "0123456789012345" },
  });
  const onlyName = laboratory({ ...site, company: { ...company, mersis: null, taxNumber: null } }, origin);
  expect(onlyName).toMatchObject({ legalName: "Sedef A.Ş." });
  for (const name of ["taxID", "identifier", "sameAs"]) expect(onlyName).not.toHaveProperty(name);
});
