import { graphql } from "gatsby";

/** Fragments shared by several sections. */
export const sharedFragments = graphql`
  # The pages at the start of breadcrumbs.
  fragment CrumbPages on Navigation {
    home {
      label
      to
    }
    products {
      label
    }
  }

  fragment FigureFields on Figure {
    number
    to
    prefix
    suffix
    unit
    label
  }

  fragment StatFields on Stat {
    number
    to
    prefix
    suffix
    unit
    label
    description
  }

  fragment FeatureFields on Feature {
    icon
    title
    description
  }

  fragment TitledTextFields on TitledText {
    title
    description
  }

  fragment StepFields on ProcessStep {
    title
    description
    duration {
      number
      to
      prefix
      suffix
      unit
    }
    since
    main
  }

  fragment CallToActionFields on CallToAction {
    tag
    title
    text
    files
    scans
  }

  fragment CallToActionSite on SiteInfo {
    ...ContactWays
    ...ScanFilesSite
    practice {
      titles {
        priceList
      }
    }
    derived {
      ...DerivedFacts
    }
  }
`;
