import { graphql } from "gatsby";

export const companyFragment = graphql`
  fragment CompanyFields on Company {
    legalName
    mersis
    taxOffice
    taxNumber
    responsibleManager
    licenceNumber
  }
`;
