import { graphql } from "gatsby";

export const quantityFragments = graphql`
  fragment QuantityFields on Quantity {
    number
    to
    prefix
    suffix
    unit
  }

  fragment ProductTimes on Product {
    turnaround {
      ...QuantityFields
    }
    warranty {
      ...QuantityFields
    }
  }
`;
