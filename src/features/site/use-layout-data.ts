import { graphql, useStaticQuery } from "gatsby";

/** Data of header and footer. */
export function useLayoutData(): Queries.LayoutQuery {
  return useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      site {
        ...Origin
      }
      siteInfo {
        brand
        subtitle
        legalNotice
        sampleNotice
        blurb
        ...ContactWays
        ...OpeningHours
        address {
          street
          city
        }
        branches {
          ...BranchFields
        }
        parts {
          ...SiteParts
        }
        practice {
          sample
          scanFiles {
            ...ScanFilesFields
          }
        }
        social {
          ...SocialLinkFields
        }
        company {
          ...CompanyFields
        }
      }
      productsPage {
        search {
          label
        }
      }
      navigation {
        home {
          ...NavigationLinkFields
        }
        corporate {
          label
          links {
            ...NavigationLinkFields
          }
        }
        products {
          label
          turnaroundLabel
          groups
          count
          links {
            label
            to
          }
          shown {
            ...MenuProduct
          }
        }
        pages {
          ...NavigationLinkFields
        }
        contact {
          ...NavigationLinkFields
        }
        footer {
          servicesTitle
          lineLinks {
            label
            to
          }
          serviceLinks {
            label
            to
          }
          products {
            slug
            footer {
              label
            }
          }
          quickTitle
          quickLinks {
            label
            to
          }
          contactTitle
        }
      }
    }

    fragment ContactWays on SiteInfo {
      phone {
        display
        e164
      }
      morePhones {
        label
        display
        e164
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

    fragment SiteParts on SiteParts {
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
      words {
        turnaround
        related
        byCase
        byCaseHelp
        caseMessage
        dataUse
      }
    }

    fragment NavigationLinkFields on NavigationLink {
      label
      to
      mobileLabel
      description
    }

    fragment MenuProduct on Product {
      slug
      name
      turnaround {
        ...QuantityFields
      }
      menu {
        group
        label
        description
      }
      catalogue {
        description
      }
      image {
        alt
        focus {
          x
          y
        }
        src {
          childImageSharp {
            placeholderColours
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [420, 760])
          }
        }
      }
    }
  `);
}
