import { clsx } from "clsx";
import { graphql } from "gatsby";
import { formatQuantity } from "../../domain/format";
import { upFrom } from "../../theme/breakpoints";
import * as text from "../../theme/text-styles.module.css";
import { equalColumns } from "../../ui/columns";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import * as css from "./related-products.section.module.css";

interface RelatedProductsProps {
  title: string;
  products: readonly Queries.RelatedProductFragment[];
}

/** `Picture`'s sizes of one of `columns` in a row, as large as the widest page leaves it. */
const sizesOf = (columns: number) =>
  `${upFrom.xl} ${Math.round(1240 / columns) - 16}px, ${upFrom.sm} ${Math.round(92 / columns)}vw, 186px`;

/** The next products of the same group. */
export function RelatedProducts({ title, products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  const alone = products.length === 1;
  /** No photographs unless all have one, so that the names are aligned. */
  const pictured = products.every(({ image }) => image);
  return (
    <TitledSection id="ilgili" data-print="hide" space="tight" title={title}>
      <ul {...equalColumns({ sm: products.length }, css.list)}>
        {products.map(({ slug, name, summary, image, turnaround }) => (
          <li
            key={slug}
            data-entrance="rise"
            className={clsx(css.product, pictured && css.pictured, alone && css.alone)}
          >
            {image && pictured ? (
              <div className={css.picture}>
                <Picture picture={image} alt="" sizes={sizesOf(alone ? 3 : products.length)} />
              </div>
            ) : null}
            <div>
              <h3 className={text.h3}>
                <Link to={`/${slug}`} className={css.link}>
                  {renderText(name)}
                </Link>
              </h3>
              {turnaround ? (
                <p className={clsx(text.label, css.turnaround)}>{formatQuantity(turnaround)}</p>
              ) : null}
              {pictured ? null : <p className={clsx(text.small, css.summary)}>{renderText(summary)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export const relatedProductFragment = graphql`
  fragment RelatedProduct on Product {
    slug
    name
    summary
    turnaround {
      ...QuantityFields
    }
    image {
      ...PhotoFields
    }
  }
`;
