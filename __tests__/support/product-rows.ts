import type { ProductRow } from "#src/features/product-list/product-row.ts";
import { createQuantity } from "./factories";

export const createRow = (overrides: Partial<ProductRow> = {}): ProductRow => ({
  slug: "lamine-kron",
  name: "Lamine Kron",
  keywords: ["veneer"],
  menu: { group: "Sabit Kronlar" },
  catalogue: [{ title: "Lamine Kron", category: "Kron", features: ["Bir", "İki", "Üç"] }],
  image: null,
  turnaround: createQuantity({ number: 5, to: 7, unit: "iş günü" }),
  tryIns: null,
  warranty: createQuantity({ number: 15, unit: "yıl" }),
  clinical: null,
  materials: { items: [{ name: "Feldspatik porselen", warranty: null, lifetimeWarranty: null }] },
  shades: null,
  process: { steps: [{ title: "Ölçü" }, { title: "Laboratuvar" }] },
  ...overrides,
});
