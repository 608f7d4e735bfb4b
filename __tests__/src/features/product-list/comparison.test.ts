import { defaultWords } from "#src/domain/replaceable-words.ts";
import { comparedRows } from "#src/features/product-list/comparison.ts";
import { createClinical, createQuantity } from "../../../support/factories";
import { createRow } from "../../../support/product-rows";

const labels = {
  category: "Kategori",
  features: "Öne çıkanlar",
  noWarranty: null,
};

const implant = createRow({
  slug: "implant",
  turnaround: null,
  warranty: null,
  materials: {
    items: [
      { name: "Zirkonyum seramik", warranty: createQuantity({ number: 5 }), lifetimeWarranty: null },
      { name: "Titanyum abutment", warranty: null, lifetimeWarranty: true },
    ],
  },
});

describe("a row", () => {
  test("has the laboratory's word for a product without a warranty", () => {
    const splint = createRow({ warranty: null, materials: null });
    const words = { ...labels, noWarranty: "Garantisiz" };
    const cells = (years: number | null) =>
      comparedRows([createRow(), splint], words, { days: 14, years, turnarounds: true, words: defaultWords })
        .find(({ key }) => key === "warranty")
        ?.cells.map(({ lines }) => lines.join());
    expect(cells(25)?.[1]).toBe("Garantisiz");
    // Without any value there is nothing to compare.
    expect(cells(null)).toBeUndefined();
  });

  const axes = { days: 14, years: 25, turnarounds: true, words: defaultWords };
  const rowOf = (label: string, ...products: Parameters<typeof comparedRows>[0]) =>
    comparedRows(products, labels, axes).find((row) => row.label === label);

  test("compares clinical facts", () => {
    const crown = createRow({ clinical: createClinical({ preparation: ["Chamfer 1,0 mm"] }) });
    const row = rowOf("Preparasyon / alan", crown, createRow());
    expect(row?.cells.map(({ lines }) => lines)).toEqual([["Chamfer 1,0 mm"], []]);
    expect(row?.differs).toBe(true);
    expect(rowOf("Endikasyon", crown, createRow())).toBeUndefined();
  });

  test("calls the turnaround of work with try-ins laboratory time", () => {
    const row = rowOf(defaultWords.turnaround, createRow(), createRow({ tryIns: 2 }));
    expect(row?.cells.map(({ lines }) => lines.join())).toEqual([
      "5–7 iş günü",
      "Laboratuvar süresi: 5–7 iş günü",
    ]);
  });

  test("has the laboratory's word for a product without a turnaround", () => {
    const row = rowOf(defaultWords.turnaround, createRow(), implant);
    expect(row?.cells[1]?.lines).toEqual([defaultWords.byCase]);
  });

  test("shows warranties of materials", () => {
    expect(rowOf("Garanti", implant)?.cells[0]?.lines).toEqual(["Malzemeye göre"]);
    expect(rowOf("Malzeme, tür ve bölümler", implant)?.cells[0]?.lines).toEqual([
      "Zirkonyum seramik (5 yıl)",
      "Titanyum abutment (ömür boyu)",
    ]);
  });

  test("omits features that repeat durations", () => {
    const crown = createRow({
      catalogue: [{ title: "Kron", category: "Kron", features: ["Metalsiz", "15 yıl garanti"] }],
    });
    expect(rowOf("Öne çıkanlar", crown)?.cells[0]?.lines).toEqual(["Metalsiz"]);
  });

  test.each([
    ["25 yıl deneyim", "5 yıl"],
    ["1,5 yıl garanti", "5 yıl"],
    ["13–5 iş günü", "5 iş günü"],
  ])("keeps the feature “%s” beside %s", (feature, length) => {
    const [number = "", ...unit] = length.split(" ");
    const quantity = createQuantity({ number: Number(number), unit: unit.join(" ") });
    const crown = createRow({
      turnaround: quantity,
      warranty: quantity,
      catalogue: [{ title: "Kron", category: "Kron", features: [feature, `${length} güvence`] }],
    });
    expect(rowOf("Öne çıkanlar", crown)?.cells[0]?.lines).toEqual([feature]);
  });

  test("has no features of a product whose cards differ", () => {
    const [block, layered] = ["Metalsiz", "Metal destekli"].map((feature) => ({
      title: feature,
      category: "Kron",
      features: [feature],
    }));
    const crown = createRow({ catalogue: [block, layered].filter((card) => card !== undefined) });
    expect(rowOf("Öne çıkanlar", crown)).toBeUndefined();
  });
});
