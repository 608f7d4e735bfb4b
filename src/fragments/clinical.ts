import { graphql } from "gatsby";

export const clinicalFragment = graphql`
  fragment ClinicalFields on Clinical {
    indications
    contraindications
    region
    strength
    thickness
    preparation
    retention
    requested
    inClinic
    brands
    price
  }
`;
