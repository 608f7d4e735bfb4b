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

  fragment QuantityFields on Quantity {
    number
    to
    prefix
    suffix
    unit
  }

  # A material with its own warranty, where the product has no single one.
  fragment MaterialWarranty on Material {
    name
    lifetimeWarranty
    warranty {
      ...QuantityFields
    }
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
  }

  fragment CalloutFields on Callout {
    label
    detail
    point {
      x
      y
    }
    end {
      x
      y
    }
  }

  fragment FocusFields on Picture {
    alt
    focus {
      x
      y
    }
    zoom
  }

  # A large photograph. All queries choose among the same four widths (420, 760, 1100 and 1600 px), uncropped,
  # so that a picture is encoded once for all places that show it; only the catalogue asks for thumbnails besides.
  fragment PhotoFields on Picture {
    ...FocusFields
    src {
      childImageSharp {
        placeholderColours
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [420, 760, 1100, 1600])
      }
    }
  }

  # The same for the first and largest picture of a page: with more care, and for screens twice as fine. A phone of 412 px
  # and a density of 1.75 shows 771 px of it.
  fragment HeroPhotoFields on Picture {
    ...FocusFields
    src {
      childImageSharp {
        placeholderColours
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [800, 1100, 1600, 2200]
          avifOptions: { quality: 82 }
        )
      }
    }
  }
`;
