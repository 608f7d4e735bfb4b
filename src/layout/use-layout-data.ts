import { graphql, useStaticQuery } from "gatsby";

/** Data of every page: header, footer, and what the site's context provides. */
export const useLayoutData = (): Queries.LayoutQuery =>
  useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      ...SiteData
      siteInfo {
        ...BrandName
        ...OpeningHours
        legalNotice
        sampleNotice
        blurb
        address {
          street
          city
        }
        branches {
          ...BranchFields
        }
        derived {
          turnarounds
          words {
            turnaround
            byCase
            productList
            responsibleManager
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
        menu
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
        ...SmallPhotoFields
      }
    }
  `);
