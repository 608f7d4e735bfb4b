import { graphql } from "gatsby";

export const quantityFragment = graphql`
  fragment QuantityFields on Quantity {
    number
    to
    prefix
    suffix
    unit
  }
`;
