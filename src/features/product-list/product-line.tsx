import { graphql } from "gatsby";
import { type CSSProperties, type Dispatch, memo } from "react";
import { askUrl } from "../../domain/contact-links";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { percent } from "../../domain/percent";
import { slugOf } from "../../domain/turkish";
import { daysOf } from "../../domain/units";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import type { CaseTime } from "./case-calendar";
import { comparisonName, materialLines, withoutWarranty } from "./comparison";
import type { ListAction } from "./list-view";
import { productListStrings } from "./product-list-strings";
import { categoriesOf, type ProductRow } from "./product-row";

interface ProductLineProps {
  row: ProductRow;
  table: Queries.ProductTableFragment;
  /** End of the axis of days, which columns exist, and where to ask. */
  parts: Queries.SitePartsFragment;
  /** Whether it is the first row, whose picture is loaded with priority. */
  first: boolean;
  time: CaseTime | undefined;
  /** Whether there is another product to compare it with. */
  comparable: boolean;
  chosen: boolean;
  /** Whether no further product can be chosen. */
  full: boolean;
  dispatch: Dispatch<ListAction>;
}

/** A product's row. Plain elements, styled by the table. */
export const ProductLine = memo(function ProductLine({
  row,
  table,
  parts,
  first,
  time,
  comparable,
  chosen,
  full,
  dispatch,
}: ProductLineProps) {
  const { slug, name, image, turnaround, warranty } = row;
  const categories = categoriesOf(row);
  const details = materialLines(row);
  const summary = (details.length > 0 ? details : (row.catalogue[0]?.features ?? [])).join(", ");
  return (
    <tr data-row={slug} data-category={categories.map(slugOf).join(" ")}>
      <th scope="row" data-col="name">
        {image ? (
          <span>
            <Picture picture={image} alt="" sizes="103px" priority={first} />
          </span>
        ) : null}
        <a href={`/${slug}`}>{renderText(name)}</a>
        {summary ? <small>{renderText(summary)}</small> : null}
      </th>
      {parts.turnarounds ? (
        <td data-col="turnaround">
          {turnaround ? (
            <>
              <span>
                <b>{time?.words}</b>
                <small>{formatQuantity(turnaround)}</small>
              </span>
              {/* The key replaces the bar instead of moving it, which would count as a layout shift. */}
              {time ? (
                <Bar key="dated" {...time} />
              ) : (
                <Bar {...onAxis(daysOf(turnaround), parts.days)} undated />
              )}
            </>
          ) : (
            <a href={askUrl(parts.requests, slug)} aria-label={`${name}: ${table.unknown}`}>
              {table.unknown}
            </a>
          )}
        </td>
      ) : null}
      {parts.warranties ? (
        <td data-col="warranty">
          <span data-term="">{`${strings.warranty}: `}</span>
          {warranty ? (
            <span>{formatQuantity(warranty)}</span>
          ) : (
            <small>{withoutWarranty(row, table) ?? table.unknown}</small>
          )}
        </td>
      ) : null}
      {comparable ? (
        <td data-col="compare" data-needs-script="">
          <label>
            <input
              type="checkbox"
              name={comparisonName}
              value={slug}
              checked={chosen}
              disabled={full && !chosen}
              onChange={() => dispatch({ type: "compare", slug })}
            />
            <span>
              {productListStrings.choose}
              <span>{`: ${name}`}</span>
            </span>
          </label>
        </td>
      ) : null}
    </tr>
  );
});

const onAxis = ({ from, to }: { from: number; to: number }, max: number) => ({
  from: Math.min(from, max) / max,
  to: Math.min(to, max) / max,
});

interface BarProps extends Pick<CaseTime, "from" | "to">, Partial<Pick<CaseTime, "isOpen">> {
  undated?: boolean;
}

/** Delivery days on the axis in the table's head. Decorative: the text is above. */
function Bar({ from, to, isOpen, undated }: BarProps) {
  const ends = { "--from": percent(from), "--to": percent(to) } as CSSProperties;
  return (
    <i
      aria-hidden="true"
      data-bar={isOpen ? "open" : ""}
      data-undated={undated ? "" : undefined}
      style={ends}
    />
  );
}

export const productRowFragment = graphql`
  fragment ProductRow on Product {
    ...SearchedProduct
    catalogue {
      features
    }
    image {
      ...FocusFields
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [310], avifOptions: { quality: 56 })
        }
      }
    }
    ...ProductTimes
    tryIns
    clinical {
      ...ClinicalFields
    }
    materials {
      items {
        ...MaterialWarranty
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
