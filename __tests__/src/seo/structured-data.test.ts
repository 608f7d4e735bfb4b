import { laboratory } from "../../../src/seo/laboratory-data";
import { productService } from "../../../src/seo/structured-data";
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
  turnaround: createQuantity({ number: 5, to: 7, unit: "gün" }),
  warranty: createQuantity({ number: 15, unit: "yıl" }),
  ...overrides,
});

test("a product page describes its service, time and warranty", () => {
  const { offers, provider } = productService(createProductData(), brand, origin);
  expect(provider).toMatchObject({ "@id": "https://www.ornek.example/#laboratuvar" });
  expect(offers).toEqual({
    "@type": "Offer",
    deliveryLeadTime: { "@type": "QuantitativeValue", minValue: 5, maxValue: 7, unitText: "iş günü" },
    warranty: {
      "@type": "WarrantyPromise",
      durationOfWarranty: { "@type": "QuantitativeValue", value: "15", unitText: "yıl" },
    },
  });
});

test("an open-ended warranty has no upper bound", () => {
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

test("a laboratory states its address, accounts and company", () => {
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
    address: {
      streetAddress: "Örnek Caddesi No: 12",
      addressLocality: "Kayseri",
      postalCode: "38000",
      addressCountry: "TR",
    },
    geo: { latitude: 38.7225, longitude: 35.4875 },
    sameAs: ["https://www.instagram.com/ornek"],
    legalName: "Sedef A.Ş.",
    taxID: "1234567890",
    identifier: { "@type": "PropertyValue", propertyID: "MERSIS", value: "0123456789012345" },
  });
  const onlyName = laboratory({ ...site, company: { ...company, mersis: null, taxNumber: null } }, origin);
  expect(onlyName).toMatchObject({ legalName: "Sedef A.Ş." });
  for (const name of ["taxID", "identifier", "sameAs"]) expect(onlyName).not.toHaveProperty(name);
});
