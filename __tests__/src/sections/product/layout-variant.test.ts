import { type LayoutVariantData, layoutVariantOf } from "#src/sections/product/layout-variant.ts";
import { createQuantity } from "../../../support/factories";

const bare: LayoutVariantData = {
  purity: null,
  shades: null,
  layers: null,
  comparison: null,
  turnaround: null,
  warranty: null,
  materials: null,
};

const material = (years?: number) => ({
  warranty: years ? createQuantity({ number: years }) : null,
  lifetimeWarranty: null,
});
const days = (number: number, to: number, unit = "gün") => ({ number, to, unit });

test.each<[string, Partial<LayoutVariantData>, string]>([
  ["purity scales", { purity: {}, turnaround: days(2, 3) }, "metal"],
  ["shades", { shades: {}, turnaround: days(2, 3) }, "ceramic"],
  ["layers", { layers: {} }, "ceramic"],
  ["a comparison", { comparison: {}, turnaround: days(3, 5) }, "comparison"],
  ["materials with warranties of their own", { materials: { items: [material(5)] } }, "parts"],
  [
    "one warranty for all beside them",
    { warranty: {}, materials: { items: [material(5)] }, turnaround: days(8, 9) },
    "calendar",
  ],
  ["work of five days", { turnaround: days(3, 5) }, "short"],
  ["work of six days", { turnaround: days(3, 6) }, "calendar"],
  [
    "a gauge, and work of a week",
    { turnaround: days(5, 7), materials: { gauge: {}, items: [material()] } },
    "ceramic",
  ],
  ["work of two weeks", { turnaround: days(1, 2, "hafta") }, "calendar"],
  ["nothing of all this", {}, "plain"],
])("a product with %s has the variant's looks", (_, data, variant) => {
  expect(layoutVariantOf({ ...bare, ...data })).toBe(variant);
});
