// React.createElement instead of JSX, for Gatsby's head (docs/decisions/head-elements.md).
import { graphql } from "gatsby";
import React from "react";
import type { Thing } from "schema-dts";
import { toScriptText } from "./script-text";

/** JSON-LD of the page. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  // As innerHTML, because React escapes quotation marks.
  return React.createElement("script", {
    type: "application/ld+json",
    // biome-ignore lint/security/noDangerouslySetInnerHtml: toScriptText leaves nothing that could end the element
    dangerouslySetInnerHTML: { __html: toScriptText(things) },
  });
}

export const structuredDataFragments = graphql`
  fragment Origin on Site {
    siteMetadata {
      siteUrl
    }
  }

  fragment BrandName on SiteInfo {
    brand
    subtitle
  }

  # The picture of a thing, in a format that search engines accept.
  fragment ThingPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1100], formats: [WEBP])
      }
    }
  }

  fragment LaboratoryData on SiteInfo {
    ...BrandName
    blurb
    email
    phone {
      e164
    }
    morePhones {
      label
      e164
    }
    branches {
      ...BranchFields
      address {
        postalCode
      }
    }
    address {
      street
      city
      postalCode
      latitude
      longitude
    }
    hours {
      schemaDays
      opens
      closes
    }
    social {
      url
    }
    company {
      ...CompanyFields
    }
    socialImage {
      ...ThingPicture
    }
  }

  fragment ProductData on Product {
    slug
    name
    summary
    menu {
      group
    }
    social: image {
      ...ThingPicture
    }
    turnaround {
      ...QuantityFields
    }
    warranty {
      ...QuantityFields
    }
  }
`;
