import { graphql } from "gatsby";

export const branchFragment = graphql`
  fragment BranchFields on Branch {
    name
    phone {
      display
      e164
    }
    email
    address {
      street
      city
      latitude
      longitude
    }
  }
`;
