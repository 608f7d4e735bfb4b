import { graphql } from "gatsby";

export const branchFragment = graphql`
  fragment BranchFields on Branch {
    name
    phone {
      display
      dialled
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
