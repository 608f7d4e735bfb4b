import { defaultWords } from "#src/domain/replaceable-words.ts";
import { ProductPlates } from "#src/sections/product/product-plates.tsx";
import { createDerivedFacts, createQuantity } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

const none: Queries.ProductPlatesFragment = {
  tryIns: null,
  turnaround: null,
  warranty: null,
  materials: null,
};
const turnaround = createQuantity({ number: 5, to: 7, unit: "gün" });
const warranty = createQuantity({ number: 5 });
const metal = { name: "Metal", lifetimeWarranty: true, warranty: null };
const plastic = { name: "Kaide", lifetimeWarranty: null, warranty: createQuantity({ number: 3 }) };
const wax = { name: "Mum", lifetimeWarranty: null, warranty: null };

/** Plates as "label: value", and the ends of their axes. */
function platesOf(
  product: Partial<Queries.ProductPlatesFragment>,
  { variant = "plain", ...derived }: { variant?: "plain" | "parts"; years?: number | null } = {},
) {
  const { container } = renderWithSite(
    <ProductPlates
      product={{ ...none, ...product }}
      variant={variant}
      derived={{ ...createDerivedFacts(), days: 14, years: 25, ...derived }}
    />,
  );
  return [...container.querySelectorAll("dl > div")].map((plate) => {
    const [value, scale] = plate.querySelectorAll("dd");
    return [`${plate.querySelector("dt")?.textContent}: ${value?.textContent?.trim()}`, scale?.textContent];
  });
}

test("turnaround and warranty have plates", () => {
  expect(platesOf({ turnaround, warranty })).toEqual([
    [`${defaultWords.turnaround}: 5–7 gün`, "014 gün"],
    ["Garanti: 5 yıl", "025 yıl"],
  ]);
});

test("with try-ins only the laboratory's time is named", () => {
  expect(platesOf({ turnaround, tryIns: 2 })).toEqual([["Laboratuvar süresi: 5–7 gün", "014 gün"]]);
});

test("without either there are no plates", () => {
  expect(platesOf({})).toEqual([]);
});

test("warranties of parts replace a missing one", () => {
  const product = { materials: { items: [metal, plastic, wax] } };
  expect(platesOf(product, { variant: "parts" }).map(([text]) => text)).toEqual([
    "Metal garantisi: ömür boyu",
    "Kaide garantisi: 3 yıl",
  ]);
});

test("other layouts show no warranties of parts", () => {
  expect(platesOf({ materials: { items: [plastic] } })).toEqual([]);
});

test("without an axis of years a warranty has no scale", () => {
  expect(platesOf({ warranty }, { years: null })).toEqual([["Garanti: 5 yıl", undefined]]);
});
