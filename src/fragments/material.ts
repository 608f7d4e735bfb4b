import { graphql } from "gatsby";

export const materialFragment = graphql`
  # A material with its own warranty, where the product has no single one.
  fragment MaterialWarranty on Material {
    name
    lifetimeWarranty
    warranty {
      ...QuantityFields
    }
  }
`;
