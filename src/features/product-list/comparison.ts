import { clinicalStrings } from "../../domain/clinical";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { partWarranty } from "../../domain/part-warranty";
import { daysOf, yearsOf } from "../../domain/units";
import { productListStrings } from "./product-list-strings";
import { categoriesOf, type ProductRow } from "./product-row";

/** Maximum products of a comparison: as many as fit on an A4 sheet. */
export const maxCompared = 3;

/** Query parameter with their slugs, separated by commas. */
export const comparisonName = "karsilastir";

export const comparisonId = "karsilastirma";

/** A product's value in a row of the comparison. */
export interface ComparedCell {
  /** Lines of text; empty if its file has no value. */
  readonly lines: readonly string[];
  /** Range on the axis of this row. */
  readonly scale?: { readonly from: number; readonly to: number; readonly max: number };
}

export interface ComparedRow {
  /** Unique key; labels are the laboratory's and may repeat. */
  readonly key: string;
  readonly label: string;
  /** One cell per product, in order. */
  readonly cells: readonly ComparedCell[];
  readonly differs: boolean;
}

type Labels = Pick<Queries.ProductTableFragment, "category" | "features" | "noWarranty">;

/** A product's materials, with their own warranties. */
export const materialLines = ({ materials }: ProductRow): string[] =>
  (materials?.items ?? []).map((material) => {
    const warranty = partWarranty(material);
    return warranty ? `${material.name} (${warranty})` : material.name;
  });

/** Whether a product's materials have their own warranties. */
const isByMaterial = ({ warranty, materials }: ProductRow): boolean =>
  !warranty && (materials?.items ?? []).some((material) => partWarranty(material));

type ComparisonFacts = Pick<Queries.DerivedFactsFragment, "days" | "years" | "turnarounds" | "words">;

function turnaroundCell(
  { turnaround, tryIns }: ProductRow,
  { days, turnarounds, words }: ComparisonFacts,
): ComparedCell {
  if (!turnaround) return { lines: turnarounds ? [words.byCase] : [] };
  const label = tryIns ? `${strings.laboratoryTime}: ` : "";
  return { lines: [label + formatQuantity(turnaround)], scale: { ...daysOf(turnaround), max: days } };
}

/** The laboratory's words if no single warranty applies; null if it has none. */
export const withoutWarranty = (
  row: ProductRow,
  { noWarranty }: Pick<Labels, "noWarranty">,
): string | null => (isByMaterial(row) ? productListStrings.rows.byMaterial : noWarranty);

function warrantyCell(row: ProductRow, labels: Labels, { years }: ComparisonFacts): ComparedCell {
  const { warranty } = row;
  if (!warranty || !years) {
    const words = years || isByMaterial(row) ? withoutWarranty(row, labels) : null;
    return { lines: words ? [words] : [] };
  }
  return { lines: [formatQuantity(warranty)], scale: { ...yearsOf(warranty), max: years } };
}

/** Whether a text contains the duration as a whole: "25 yıl" does not contain "5 yıl". */
const names = (text: string, length: string): boolean =>
  text
    .split(length)
    .slice(0, -1)
    .some((before) => !/[\d.,–-]$/.test(before));

/**
 * A product's features in the catalogue, without those that repeat turnaround or warranty. Nothing for a product with
 * several cards, whose features differ.
 */
function featuresOf({ catalogue, turnaround, warranty }: ProductRow): string[] {
  const [card, another] = catalogue;
  if (!card || another) return [];
  const lengths = [turnaround, warranty].flatMap((length) => (length ? [formatQuantity(length)] : []));
  return (card.features ?? []).filter((text) => !lengths.some((length) => names(text, length)));
}

const shadesOf = ({ shades }: ProductRow): string[] => {
  const codes = (shades?.items ?? []).map(({ code }) => code);
  return codes.length > 0 ? [codes.join(", ")] : [];
};

/** Rows of the comparison, the most decisive first; rows without values are left out. */
export function comparedRows(
  products: readonly ProductRow[],
  labels: Labels,
  derived: ComparisonFacts,
): ComparedRow[] {
  const { rows } = productListStrings;
  const row = (key: string, label: string, cellOf: (product: ProductRow) => ComparedCell) => {
    const cells = products.map(cellOf);
    const differs = new Set(cells.map(({ lines }) => JSON.stringify(lines))).size > 1;
    return { key, label, cells, differs };
  };
  const lines = (key: string, label: string, linesOf: (product: ProductRow) => readonly string[]) =>
    row(key, label, (product) => ({ lines: linesOf(product) }));
  const clinical = (key: keyof typeof clinicalStrings.labels) =>
    lines(key, clinicalStrings.labels[key], (product) => product.clinical?.[key] ?? []);
  return [
    clinical("indications"),
    clinical("contraindications"),
    clinical("region"),
    clinical("strength"),
    clinical("thickness"),
    clinical("retention"),
    row("turnaround", derived.words.turnaround, (product) => turnaroundCell(product, derived)),
    row("warranty", strings.warranty, (product) => warrantyCell(product, labels, derived)),
    clinical("price"),
    lines("materials", rows.materials, materialLines),
    clinical("preparation"),
    lines("shades", rows.shades, shadesOf),
    clinical("brands"),
    clinical("requested"),
    clinical("inClinic"),
    lines("category", labels.category, categoriesOf),
    lines("features", labels.features, featuresOf),
    lines("steps", rows.steps, ({ process }) => process?.steps.map(({ title }) => title) ?? []),
  ].filter(({ cells }) => cells.some((cell) => cell.lines.length > 0));
}
