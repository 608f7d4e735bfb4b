import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumbs, type Crumb } from "../components/breadcrumbs";
import { originOf } from "../lib/origin";
import { partAddress, productListAddress } from "../lib/product-list";
import { productListStrings } from "../lib/product-list-strings";
import { required } from "../lib/required";
import type { ListPlace } from "../sections/products/product-list";
import { Products } from "../sections/products/products.section";
import { Banner } from "../sections/shared/banner.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { PageHead } from "../seo/page-head";
import { itemList } from "../seo/structured-data";

/** What `gatsby/create-pages/create-product-list-pages.ts` says of a part of the list, beside the products' ids. */
type Context = ListPlace;

const source = "content/pages/products.yaml";

/** The way to a part of the list, for visitors and for search engines alike. */
function crumbsOf(data: Queries.ProductsPageQuery, part: number): Crumb[] {
  const { home, products } = required(data.navigation, "content/navigation.yaml");
  const list = { label: products.label, to: productListAddress };
  return part === 1
    ? [home, list]
    : [home, list, { label: productListStrings.part(part), to: partAddress(part) }];
}

export default function ProductsPage({ data, pageContext }: PageProps<Queries.ProductsPageQuery, Context>) {
  const page = required(data.productsPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  const { catalogue } = required(data.homePage, "content/pages/home.yaml");
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(data, pageContext.part)} />
      <Banner banner={page.banner} height={400} />
      <Products key={pageContext.part} page={page} filter={catalogue} place={pageContext} />
      <CallToAction callToAction={page.callToAction} site={site} />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ProductsPageQuery, Context>) {
  const { seo, socialCard, products } = required(data.productsPage, source);
  const { part } = pageContext;
  const path = partAddress(part);
  const title = part === 1 ? seo.title : `${seo.title} (${productListStrings.part(part)})`;
  return (
    <PageHead
      seo={{ ...seo, title }}
      path={path}
      card={socialCard}
      crumbs={crumbsOf(data, part)}
      things={[itemList(products, path, originOf(data.site))]}
    />
  );
}

export const query = graphql`
  query ProductsPage($ids: [String!]!) {
    productsPage {
      seo {
        title
        description
      }
      socialCard {
        ...SocialCardTags
      }
      banner {
        ...BannerFields
      }
      ...Products
      callToAction {
        ...CallToActionFields
      }
    }
    homePage {
      catalogue {
        ...ProductFilter
      }
    }
    site {
      ...Origin
    }
    siteInfo {
      ...CallToActionSite
    }
    navigation {
      home {
        label
        to
      }
      products {
        label
      }
    }
  }
`;
