import { graphql } from "gatsby";

export const siteFragment = graphql`
  fragment Origin on Site {
    siteMetadata {
      siteUrl
    }
  }
`;
