import { productService } from "#src/seo/structured-data.ts";
import { createPicture, createQuantity } from "../../support/factories";

const origin = "https://www.ornek.example";
const brand = { brand: "Sedef Dental", subtitle: "Protez Laboratuvarı" };
const picture = createPicture();

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
