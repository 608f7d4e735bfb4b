import { clinicalStrings } from "../../domain/clinical-strings";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { inDays, inYears, rangeIn } from "../../domain/units";
import { productListStrings } from "./product-list-strings";
import { categoriesOf, type ProductRow } from "./product-row";

/** Products that stand side by side at most: as many columns as an A4 sheet takes. */
export const mostCompared = 3;

/** Address parameter that names them, by their slugs with commas. */
export const comparisonName = "karsilastir";

/** Where they stand in the page. */
export const comparisonId = "karsilastirma";

/** What a product has in a row of the comparison. */
export interface ComparedCell {
  /** One line each; none where its file does not say. */
  readonly lines: readonly string[];
  /** Its place on the axis of this row. */
  readonly scale?: { readonly from: number; readonly to: number; readonly max: number };
}

export interface ComparedRow {
  /** Tells the rows apart: labels are the laboratory's words. */
  readonly key: string;
  readonly label: string;
  /** One for each product, in their order. */
  readonly cells: readonly ComparedCell[];
  /** Whether the products differ here. */
  readonly differs: boolean;
}

type Labels = Pick<
  Queries.ProductTableFragment,
  "category" | "materials" | "shades" | "features" | "steps" | "noWarranty" | "byMaterial"
>;

/** A product's materials, each with its own warranty where it has one. */
export const materialLines = ({ materials }: ProductRow): string[] =>
  (materials?.items ?? []).map(({ name, warranty }) => (warranty ? `${name} (${warranty})` : name));

/** Whether a product's materials have warranties of their own. */
export const isByMaterial = ({ warranty, materials }: ProductRow): boolean =>
  !warranty && (materials?.items ?? []).some((material) => material.warranty);

/** Ends of the axes of days and of years. */
type Axes = Pick<Queries.SitePartsFragment, "days" | "years">;

/** What rows need that is no product's. */
export type ComparisonParts = Pick<Queries.SitePartsFragment, "days" | "years" | "words">;

function turnaroundCell({ turnaround }: ProductRow, { days }: Axes): ComparedCell {
  if (!turnaround) return { lines: [] };
  return {
    lines: [formatQuantity(turnaround)],
    scale: { ...rangeIn(inDays, turnaround), max: days },
  };
}

/** The laboratory's words in place of a single warranty; null if it has none for the product. */
export const withoutWarranty = (
  row: ProductRow,
  { noWarranty, byMaterial }: Pick<Labels, "noWarranty" | "byMaterial">,
): string | null => (isByMaterial(row) ? (byMaterial ?? productListStrings.rows.byMaterial) : noWarranty);

function warrantyCell(row: ProductRow, labels: Labels, { years }: Axes): ComparedCell {
  const { warranty } = row;
  if (!warranty || !years) {
    const words = years || isByMaterial(row) ? withoutWarranty(row, labels) : null;
    return { lines: words ? [words] : [] };
  }
  const { to } = rangeIn(inYears, warranty);
  return { lines: [formatQuantity(warranty)], scale: { from: 0, to, max: years } };
}

/** What the catalogue says of a product, without what a row of lengths says. */
function featuresOf({ catalogue, turnaround, warranty }: ProductRow): string[] {
  const plain = (text: string) => text.replace(/\s/g, " ");
  const lengths = [turnaround, warranty].flatMap((length) => (length ? [plain(formatQuantity(length))] : []));
  return (catalogue[0]?.features ?? []).filter(
    (text) => !lengths.some((length) => plain(text).includes(length)),
  );
}

const shadesOf = ({ shades }: ProductRow): string[] => {
  const codes = (shades?.items ?? []).map(({ code }) => code);
  return codes.length > 0 ? [codes.join(", ")] : [];
};

/** The rows that compare products, in the order in which a dentist decides; those of which none has anything are left out. */
export function comparedRows(
  products: readonly ProductRow[],
  labels: Labels,
  parts: ComparisonParts,
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
    clinical("preparation"),
    row("turnaround", parts.words.turnaround, (product) => turnaroundCell(product, parts)),
    row("warranty", strings.warranty, (product) => warrantyCell(product, labels, parts)),
    clinical("price"),
    lines("materials", labels.materials ?? rows.materials, materialLines),
    clinical("retention"),
    lines("shades", labels.shades ?? rows.shades, shadesOf),
    clinical("brands"),
    clinical("requested"),
    clinical("inClinic"),
    lines("category", labels.category, categoriesOf),
    lines("features", labels.features, featuresOf),
    lines(
      "steps",
      labels.steps ?? rows.steps,
      ({ process }) => process?.steps.map(({ title }) => title) ?? [],
    ),
  ].filter(({ cells }) => cells.some((cell) => cell.lines.length > 0));
}
