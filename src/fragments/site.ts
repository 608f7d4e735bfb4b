import { graphql } from "gatsby";

export const siteFragments = graphql`
  fragment Origin on Site {
    siteMetadata {
      siteUrl
    }
  }

  fragment BrandName on SiteInfo {
    brand
    subtitle
  }

  fragment ContactWays on SiteInfo {
    phone {
      display
      dialled
    }
    morePhones {
      label
      display
      dialled
    }
    whatsapp
    email
  }

  fragment OpeningHours on SiteInfo {
    hours {
      days
      opens
      closes
    }
  }

  # Facts about the content as a whole (src/build/graphql/derived-facts.ts). "years" is null if no warranty ends, "priceAnswer"
  # and "scanAnswer" if no page has the answer.
  fragment DerivedFacts on DerivedFacts {
    days
    years
    turnarounds
    warranties
    requests
    slip
    priceAnswer
    scanAnswer
    workingDays
    tryInDays
    slipTitle
    words {
      arrives
      delivery
      request
      turnaround
      related
      byCase
      byCaseHelp
      caseMessage
      dataUse
    }
  }
`;
