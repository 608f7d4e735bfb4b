import { clsx } from "clsx";
import type { CSSProperties } from "react";
import * as text from "../../theme/text-styles.module.css";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import type { ComparedCell, ComparedRow } from "./comparison";
import * as css from "./comparison-table.module.css";
import { productListStrings } from "./product-list-strings";
import type { ProductRow } from "./product-row";

interface ComparisonTableProps {
  /** Id of its heading. */
  labelledBy: string;
  criterion: string;
  /** Shown where a value depends on the case. */
  unknown?: string;
  products: readonly (Pick<ProductRow, "slug" | "name"> & Partial<Pick<ProductRow, "image">>)[];
  rows: readonly ComparedRow[];
  /** The product whose page this is, which is not linked. */
  current?: string;
  onRemove?: (slug: string) => void;
}

/** Rows whose missing value depends on the case. */
const askedRows = ["turnaround", "warranty", "price"];

/** Products in columns, one criterion per row; rows without differences are paler. */
export function ComparisonTable({
  labelledBy,
  criterion,
  unknown = "–",
  products,
  rows,
  current,
  onRemove,
}: ComparisonTableProps) {
  const isAlone = products.length === 1;
  return (
    <table
      aria-labelledby={labelledBy}
      // On a product's page its bar is there.
      className={clsx(css.table, !current && css.sticky)}
      style={{ "--products": products.length } as CSSProperties}
    >
      <thead className={css.heads}>
        <tr>
          <th scope="col" className={css.corner}>
            <span className={text.srOnly}>{criterion}</span>
          </th>
          {products.map(({ slug, name }) => (
            <th key={slug} scope="col" className={css.head}>
              <div className={css.product}>
                {slug === current ? (
                  <span className={css.name}>{renderText(name)}</span>
                ) : (
                  <Link to={`/${slug}`} className={css.name}>
                    {renderText(name)}
                  </Link>
                )}
                {onRemove ? (
                  <button
                    type="button"
                    aria-label={productListStrings.remove(name)}
                    onClick={() => onRemove(slug)}
                    className={css.remove}
                  >
                    <Icon name="x" />
                  </button>
                ) : null}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.some(({ image }) => image) ? (
          <tr data-print="hide" className={css.pictures}>
            <th scope="row" className={css.criterion}>
              <span className={text.srOnly}>{productListStrings.pictures}</span>
            </th>
            {products.map(({ slug, image }) => (
              <td key={slug} className={css.cell}>
                {image ? (
                  <div className={css.picture}>
                    <Picture picture={image} alt="" sizes="224px" />
                  </div>
                ) : null}
              </td>
            ))}
          </tr>
        ) : null}
        {rows.map(({ key, label, cells, differs }) => (
          <tr key={key} className={clsx(css.row, !differs && !isAlone && css.same)}>
            <th scope="row" className={css.criterion}>
              {label}
            </th>
            {cells.map((cell, i) => (
              <td key={products[i]?.slug} className={css.cell}>
                <Cell {...cell} unknown={askedRows.includes(key) ? unknown : "–"} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ lines, scale, unknown }: ComparedCell & { unknown: string }) {
  if (lines.length === 0) return <span className={css.unknown}>{unknown}</span>;
  if (lines.length > 1)
    return (
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{renderText(line)}</li>
        ))}
      </ul>
    );
  return (
    <>
      <span className={clsx(scale && css.measured)}>{lines[0]}</span>
      {scale ? (
        <div className={css.scale}>
          <Scale {...scale} />
        </div>
      ) : null}
    </>
  );
}
