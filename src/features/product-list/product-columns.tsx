import { clsx } from "clsx";
import type { ComponentType, CSSProperties, Dispatch } from "react";
import { askUrl } from "../../domain/contact-links";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { percent } from "../../domain/percent";
import { daysOf } from "../../domain/units";
import * as text from "../../theme/text-styles.module.css";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import type { CaseTime } from "./case-calendar";
import { comparisonName, materialLines, withoutWarranty } from "./comparison";
import type { ListAction } from "./list-view";
import { productListStrings } from "./product-list-strings";
import type { ProductRow, SortKey } from "./product-row";
import * as css from "./product-table.module.css";

/** What the columns and all rows share. */
export interface ListContext {
  table: Queries.ProductTableFragment;
  /** End of the axis of days, which columns exist, and where to ask. */
  derived: Queries.DerivedFactsFragment;
  /** Categories of the filter. */
  categories: readonly string[];
  /** False if the laboratory has one product, which is neither sorted nor compared. */
  several: boolean;
}

export interface CellProps extends ListContext {
  row: ProductRow;
  /** Whether it is the first row, whose picture is loaded with priority. */
  first: boolean;
  time: CaseTime | undefined;
  chosen: boolean;
  /** Whether no further product can be chosen. */
  full: boolean;
  dispatch: Dispatch<ListAction>;
}

interface ProductColumn {
  readonly key: SortKey | "compare";
  readonly isShown: (context: ListContext) => boolean;
  readonly label: (context: ListContext) => string;
  readonly Cell: ComponentType<CellProps>;
}

/** Columns of the list, in order. */
const productColumns: readonly ProductColumn[] = [
  { key: "name", isShown: () => true, label: ({ table }) => table.product, Cell: NameCell },
  {
    key: "turnaround",
    isShown: ({ derived }) => derived.turnarounds,
    label: ({ derived }) => derived.words.turnaround,
    Cell: TurnaroundCell,
  },
  {
    key: "warranty",
    isShown: ({ derived }) => derived.warranties,
    label: () => strings.warranty,
    Cell: WarrantyCell,
  },
  {
    key: "compare",
    isShown: ({ several }) => several,
    label: () => productListStrings.compare,
    Cell: CompareCell,
  },
];

export const shownColumns = (context: ListContext): readonly ProductColumn[] =>
  productColumns.filter(({ isShown }) => isShown(context));

function NameCell({ row, first }: CellProps) {
  const { slug, name, image, catalogue } = row;
  const materials = materialLines(row);
  const summary = (materials.length > 0 ? materials : (catalogue[0]?.features ?? [])).join(", ");
  return (
    <th scope="row" className={clsx(css.name, image && css.withPicture)}>
      {image ? (
        <span className={css.picture}>
          <Picture picture={image} alt="" sizes="103px" priority={first} />
        </span>
      ) : null}
      <a href={`/${slug}`} className={css.link}>
        {renderText(name)}
      </a>
      {summary ? <small className={css.materials}>{renderText(summary)}</small> : null}
    </th>
  );
}

function TurnaroundCell({ row: { slug, name, turnaround, tryIns }, derived, time }: CellProps) {
  const { byCase } = derived.words;
  if (!turnaround)
    return (
      <td className={css.time}>
        <a href={askUrl(derived.requests, slug)} aria-label={`${name}: ${byCase}`} className={css.ask}>
          {byCase}
        </a>
      </td>
    );
  const { from, to } = time ?? onAxis(daysOf(turnaround), derived.days);
  return (
    <td className={css.time}>
      <span className={css.when}>
        <b className={clsx(css.days, tryIns && css.besideLong)}>{time?.words}</b>
        <small className={css.small}>
          {renderText(`${tryIns ? `${strings.laboratoryTime}: ` : ""}${formatQuantity(turnaround)}`)}
        </small>
      </span>
      {/* The key replaces the bar instead of moving it, which would count as a layout shift. */}
      <i
        key={time ? "dated" : "undated"}
        aria-hidden="true"
        className={clsx(css.bar, time && css.dated, time?.isOpen && css.open)}
        data-bar=""
        data-undated={time ? undefined : ""}
        style={{ "--from": percent(from), "--to": percent(to) } as CSSProperties}
      />
    </td>
  );
}

const onAxis = ({ from, to }: { from: number; to: number }, max: number) => ({
  from: Math.min(from, max) / max,
  to: Math.min(to, max) / max,
});

function WarrantyCell({ row, table }: CellProps) {
  return (
    <td className={css.warranty}>
      <span className={css.term}>{`${strings.warranty}: `}</span>
      {row.warranty ? (
        <span className={css.years}>{formatQuantity(row.warranty)}</span>
      ) : (
        <small className={css.small}>{withoutWarranty(row, table) ?? table.unknown}</small>
      )}
    </td>
  );
}

function CompareCell({ row: { slug, name }, chosen, full, dispatch }: CellProps) {
  return (
    <td className={css.compare} data-needs-script="">
      <label className={css.choice}>
        <input
          type="checkbox"
          name={comparisonName}
          value={slug}
          checked={chosen}
          disabled={full && !chosen}
          onChange={() => dispatch({ type: "compare", slug })}
          className={css.box}
        />
        <span>
          {productListStrings.choose}
          <span className={clsx(text.srOnly, css.choiceName)}>{`: ${name}`}</span>
        </span>
      </label>
    </td>
  );
}
