import { graphql, useStaticQuery } from "gatsby";

/** What header and footer show: the laboratory, the menus, and the products' places in them. */
export function useLayoutData(): Queries.LayoutQuery {
  return useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      siteInfo {
        brand
        subtitle
        legalNotice
        sampleNotice
        blurb
        phone {
          display
          e164
        }
        whatsapp
        email
        address {
          street
          city
        }
        hours {
          days
          opens
          closes
        }
        social {
          ...SocialLinkFields
        }
        company {
          ...CompanyFields
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
          shown {
            ...MenuProduct
          }
        }
        laboratory {
          ...NavigationLinkFields
        }
        contact {
          ...NavigationLinkFields
        }
        footer {
          servicesTitle
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
          whatsappLabel
        }
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
      image {
        alt
        focus {
          x
          y
        }
        src {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [420, 760])
          }
        }
      }
    }
  `);
}
