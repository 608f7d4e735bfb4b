import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import * as tones from "../../theme/tones.module.css";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Tag } from "../../ui/tag";
import * as css from "./products-head.module.css";

interface ProductsHeadProps {
  banner: Queries.ProductsHeadFragment;
  /** The search, beside the title. */
  children: ReactNode;
}

/** Title and search in little height, so that the first products are in the first viewport. */
export function ProductsHead({ banner: { tag, title, lede }, children }: ProductsHeadProps) {
  return (
    <section aria-labelledby={fixedIds.title} className={clsx(tones.tint, css.head)}>
      <div className={clsx(grid.wrap, css.columns)}>
        <div className={grid.column}>
          <Tag>{tag}</Tag>
          <h1 id={fixedIds.title} className={clsx(text.h2Large, css.title)}>
            {renderHeading(title)}
          </h1>
          <p className={clsx(text.small, css.lede)}>{renderText(lede)}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

export const productsHeadFragment = graphql`
  fragment ProductsHead on Banner {
    tag
    title
    lede
  }
`;
