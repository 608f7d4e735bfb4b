import { graphql } from "gatsby";
import { memo } from "react";
import { placesOf } from "../catalogue/catalogue";
import { type CellProps, shownColumns } from "./product-columns";
import { categoriesOf } from "./product-row";
import * as css from "./product-table.module.css";

/** A product's row. */
export const ProductLine = memo(function ProductLine(props: CellProps) {
  const { row, categories } = props;
  return (
    <tr className={css.row} data-row={row.slug} data-category={placesOf(categoriesOf(row), categories)}>
      {shownColumns(props).map(({ key, Cell }) => (
        <Cell key={key} {...props} />
      ))}
    </tr>
  );
});

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
