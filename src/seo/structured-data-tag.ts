// React.createElement instead of JSX, for Gatsby's head (docs/decisions/head-elements.md).
import { graphql } from "gatsby";
import React from "react";
import type { Graph, Thing } from "schema-dts";

/**
 * Serialises for a script element, which content must not close. Gatsby decodes entities when it moves the
 * element into the head.
 */
function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
}

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
    ...ContactWays
    blurb
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
      days
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
    ...ProductTimes
  }
`;
