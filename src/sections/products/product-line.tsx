import { graphql } from "gatsby";
import { type CSSProperties, memo } from "react";
import { Typeset } from "../../components/typeset";
import { formatQuantity } from "../../lib/format";
import { strings } from "../../lib/interface-strings";
import { productListStrings } from "../../lib/product-list-strings";
import { slugOf } from "../../lib/turkish";
import { inDays, inYears, longestTurnaround, longestWarranty, rangeIn } from "../../lib/units";
import { isByMaterial, materialLines } from "./comparison";
import { categoriesOf, type ProductRow } from "./product-row";

interface ProductLineProps {
  row: ProductRow;
  table: Queries.ProductTableFragment;
  /** Whether it is chosen to be compared, and whether it can be. */
  chosen: boolean;
  full: boolean;
  onToggle: (slug: string) => void;
}

/**
 * A product in the table. Plain elements, styled by the table around them, and made again only where something of its own
 * changes: sixty of them come and go while somebody types.
 */
export const ProductLine = memo(function ProductLine({
  row,
  table,
  chosen,
  full,
  onToggle,
}: ProductLineProps) {
  const { slug, name, menu, turnaround, warranty } = row;
  const categories = categoriesOf(row);
  const materials = materialLines(row).join(", ");
  const unknown = isByMaterial(row) ? table.byMaterial : table.unknown;
  return (
    <tr data-row={slug} data-categories={categories.map(slugOf).join(" ")}>
      <th scope="row" data-col="name">
        <a href={`/${slug}`}>{name}</a>
      </th>
      <td data-col="category">
        {categories.join(", ")} <small>{menu.group}</small>
      </td>
      <td data-col="turnaround" data-label={strings.turnaround}>
        {turnaround ? (
          <>
            <b>{formatQuantity(turnaround)}</b>
            <Bar {...rangeIn(inDays, turnaround)} max={longestTurnaround} />
          </>
        ) : (
          <span data-unknown="">{table.unknown}</span>
        )}
      </td>
      <td data-col="warranty" data-label={strings.warranty}>
        {warranty ? (
          <>
            <b>{formatQuantity(warranty)}</b>
            <Bar from={0} to={rangeIn(inYears, warranty).to} max={longestWarranty} />
          </>
        ) : (
          <span data-unknown="">{unknown}</span>
        )}
      </td>
      <td data-col="materials" data-label={table.materials}>
        {materials ? <Typeset>{materials}</Typeset> : <span data-unknown="">{table.unknown}</span>}
      </td>
      <td data-col="compare" data-needs-script="">
        <label>
          <input
            type="checkbox"
            checked={chosen}
            disabled={full && !chosen}
            onChange={() => onToggle(slug)}
          />
          <span>
            {productListStrings.compare}
            <span data-hidden="">{`: ${name}`}</span>
          </span>
        </label>
      </td>
    </tr>
  );
});

/** A range on the axis that the column's head draws, as much of it as the axis holds. Decorative: the value stands above. */
function Bar({ from, to, max }: { from: number; to: number; max: number }) {
  const onAxis = (value: number) => `${(Math.min(value, max) / max) * 100}%`;
  const ends = { "--from": onAxis(from), "--to": onAxis(to) } as CSSProperties;
  return <i aria-hidden="true" data-bar="" style={ends} />;
}

export const productRowFragment = graphql`
  fragment ProductRow on Product {
    slug
    name
    keywords
    menu {
      group
    }
    catalogue {
      title
      category
      features
    }
    turnaround {
      ...QuantityFields
    }
    warranty {
      ...QuantityFields
    }
    materials {
      items {
        name
        warranty
      }
    }
    shades {
      items {
        code
      }
    }
    process {
      steps {
        title
      }
    }
  }
`;
