import { clinicalRows } from "../../lib/clinical";
import { formatQuantity } from "../../lib/format";
import { strings } from "../../lib/interface-strings";
import { productListStrings } from "../../lib/product-list-strings";
import { inDays, inYears, rangeIn } from "../../lib/units";
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
  readonly label: string;
  /** One for each product, in their order. */
  readonly cells: readonly ComparedCell[];
  /** Whether the products differ here. */
  readonly differs: boolean;
}

type Labels = Pick<
  Queries.ProductTableFragment,
  "category" | "materials" | "shades" | "features" | "steps" | "byMaterial"
>;

/** A product's materials, each with its own warranty where it has one. */
export const materialLines = ({ materials }: ProductRow): string[] =>
  (materials?.items ?? []).map(({ name, warranty }) => (warranty ? `${name} (${warranty})` : name));

/** Whether a product's materials have warranties of their own. */
export const isByMaterial = ({ warranty, materials }: ProductRow): boolean =>
  !warranty && (materials?.items ?? []).some((material) => material.warranty);

/** Ends of the axes of days and of years. */
type Axes = Pick<Queries.SitePartsFragment, "days" | "years">;

function turnaroundCell({ turnaround }: ProductRow, { days }: Axes): ComparedCell {
  if (!turnaround) return { lines: [] };
  return {
    lines: [formatQuantity(turnaround)],
    scale: { ...rangeIn(inDays, turnaround), max: days },
  };
}

function warrantyCell(row: ProductRow, byMaterial: string | null, { years }: Axes): ComparedCell {
  const { warranty } = row;
  if (!warranty || !years) return { lines: byMaterial && isByMaterial(row) ? [byMaterial] : [] };
  const { to } = rangeIn(inYears, warranty);
  return { lines: [formatQuantity(warranty)], scale: { from: 0, to, max: years } };
}

/** The rows that compare products; those of which none has anything are left out. */
export function comparedRows(products: readonly ProductRow[], labels: Labels, axes: Axes): ComparedRow[] {
  const row = (label: string, cellOf: (product: ProductRow) => ComparedCell) => {
    const cells = products.map(cellOf);
    const differs = new Set(cells.map(({ lines }) => JSON.stringify(lines))).size > 1;
    return { label, cells, differs };
  };
  const lines = (label: string, linesOf: (product: ProductRow) => readonly string[]) =>
    row(label, (product) => ({ lines: linesOf(product) }));
  return [
    lines(labels.category, categoriesOf),
    row(strings.turnaround, (product) => turnaroundCell(product, axes)),
    row(strings.warranty, (product) =>
      warrantyCell(product, labels.byMaterial ?? productListStrings.rows.byMaterial, axes),
    ),
    ...clinicalRows(null).map(({ label }, part) =>
      lines(label, ({ clinical }) => clinicalRows(clinical)[part]?.entries ?? []),
    ),
    lines(labels.materials ?? productListStrings.rows.materials, materialLines),
    lines(labels.shades ?? productListStrings.rows.shades, ({ shades }) => {
      const codes = (shades?.items ?? []).map(({ code }) => code);
      return codes.length > 0 ? [codes.join(", ")] : [];
    }),
    lines(labels.features, ({ catalogue }) => catalogue[0]?.features ?? []),
    lines(
      labels.steps ?? productListStrings.rows.steps,
      ({ process }) => process?.steps.map(({ title }) => title) ?? [],
    ),
  ].filter(({ cells }) => cells.some((cell) => cell.lines.length > 0));
}
