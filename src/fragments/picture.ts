import { graphql } from "gatsby";

export const pictureFragments = graphql`
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

  # The same for thumbnails.
  fragment SmallPhotoFields on Picture {
    ...FocusFields
    src {
      childImageSharp {
        placeholderColours
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [420, 760])
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
        edges {
          upper
          side
          beside
        }
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [800, 1100, 1600, 2200]
          avifOptions: { quality: 82 }
        )
      }
    }
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
`;
