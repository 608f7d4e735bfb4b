import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { createContext, memo, type ReactNode, useContext, useMemo } from "react";
import { Icon } from "../../components/icon";
import { followLinks } from "../../components/link";
import { ScaleEnds } from "../../components/scale";
import { Ticks } from "../../components/ticks";
import { strings } from "../../lib/interface-strings";
import { productListStrings } from "../../lib/product-list-strings";
import { longestTurnaround, longestWarranty } from "../../lib/units";
import { mostCompared } from "./comparison";
import { ProductLine } from "./product-line";
import type { ProductRow, Sorting, SortKey } from "./product-row";
import { productTableCss } from "./product-table-css";

interface RowsView {
  rows: readonly ProductRow[];
  chosen: readonly ProductRow[];
  onToggle: (slug: string) => void;
}
interface SortView {
  sorting: Sorting | null;
  onSort: (key: SortKey) => void;
}

/** What changes in the table, past the frame around it, which costs more to make than the rows that a search changes. */
const Rows = createContext<RowsView>({ rows: [], chosen: [], onToggle: () => undefined });
const Sort = createContext<SortView>({ sorting: null, onSort: () => undefined });

interface FrameProps {
  table: Queries.ProductTableFragment;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** Products under two shared axes, of days and of years; cards on phones. */
export function ProductTable({
  table,
  labelledBy,
  rows,
  sorting,
  onSort,
  chosen,
  onToggle,
}: FrameProps & RowsView & SortView) {
  return (
    <Sort value={useMemo(() => ({ sorting, onSort }), [sorting, onSort])}>
      <Rows value={useMemo(() => ({ rows, chosen, onToggle }), [rows, chosen, onToggle])}>
        <Frame table={table} labelledBy={labelledBy} />
      </Rows>
    </Sort>
  );
}

const Frame = memo(function Frame({ table, labelledBy }: FrameProps) {
  return (
    <chakra.table aria-labelledby={labelledBy} css={productTableCss} onClick={followLinks}>
      <thead>
        <tr>
          <SortableHead column="name" label={table.product} />
          <th scope="col" data-col="category">
            <span>{table.category}</span>
          </th>
          <SortableHead column="turnaround" label={strings.turnaround}>
            <Axis parts={longestTurnaround} end={strings.days(longestTurnaround)} />
          </SortableHead>
          <SortableHead column="warranty" label={strings.warranty}>
            <Axis parts={longestWarranty} end={strings.years(longestWarranty)} />
          </SortableHead>
          <th scope="col" data-col="materials">
            <span>{table.materials}</span>
          </th>
          <th scope="col" data-col="compare" data-needs-script="">
            <span data-hidden="">{productListStrings.compare}</span>
          </th>
        </tr>
      </thead>
      <Body table={table} />
    </chakra.table>
  );
});

function Body({ table }: Pick<FrameProps, "table">) {
  const { rows, chosen, onToggle } = useContext(Rows);
  return (
    <tbody>
      {rows.map((row) => (
        <ProductLine
          key={row.slug}
          row={row}
          table={table}
          chosen={chosen.some(({ slug }) => slug === row.slug)}
          full={chosen.length >= mostCompared}
          onToggle={onToggle}
        />
      ))}
    </tbody>
  );
}

interface SortableHeadProps {
  column: SortKey;
  label: string;
  children?: ReactNode;
}

/** The head of a column that can be sorted: all of it is the button, where scripts run. */
function SortableHead({ column, label, children }: SortableHeadProps) {
  const { sorting, onSort } = useContext(Sort);
  const direction = sorting?.descending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      data-col={column}
      data-sortable=""
      aria-sort={sorting?.key === column ? direction : undefined}
    >
      <span>{label}</span>
      {children}
      <button
        type="button"
        data-needs-script=""
        aria-label={productListStrings.sortBy[column]}
        onClick={() => onSort(column)}
      >
        <Icon name="chevron-down" />
      </button>
    </th>
  );
}

/** The scale that all bars of a column share. */
function Axis({ parts, end }: { parts: number; end: string }) {
  return (
    <chakra.div data-axis="" color="border.strong" aria-hidden="true">
      <Ticks count={parts} lengths={7} closed />
      <ScaleEnds low="0" high={end} />
    </chakra.div>
  );
}

export const productTableFragment = graphql`
  fragment ProductTable on ProductTable {
    title
    lede
    product
    category
    group
    materials
    shades
    features
    steps
    unknown
    byMaterial
  }
`;
