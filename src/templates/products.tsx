import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Crumb } from "../domain/crumb";
import { originOf } from "../domain/origin";
import { productListAddress } from "../domain/product-list";
import { required } from "../domain/required";
import { firstSorting, sortRows } from "../features/product-list/product-row";
import { Products } from "../sections/products/products.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { PageHead } from "../seo/page-head";
import { itemList } from "../seo/structured-data";
import { Breadcrumbs } from "../ui/breadcrumbs";

const source = "content/pages/products.yaml";

/** Breadcrumbs for visitors and search engines. */
function crumbsOf(data: Queries.ProductsPageQuery): Crumb[] {
  const { home, products } = required(data.navigation, "content/navigation.yaml");
  return [home, { label: products.label, to: productListAddress }];
}

export default function ProductsPage({ data, location }: PageProps<Queries.ProductsPageQuery>) {
  const page = required(data.productsPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(data)} />
      <Products page={page} pages={site.searchPages} derived={site.derived} location={location} />
      {page.callToAction ? <CallToAction callToAction={page.callToAction} site={site} /> : null}
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ProductsPageQuery>) {
  const page = required(data.productsPage, source);
  return (
    <PageHead
      data={data}
      page={page}
      path={productListAddress}
      crumbs={crumbsOf(data)}
      things={[itemList(sortRows(page.products, firstSorting), productListAddress, originOf(data.site))]}
    />
  );
}

export const query = graphql`
  query ProductsPage {
    ...Publisher
    productsPage {
      ...PageHead
      ...Products
      callToAction {
        ...CallToActionFields
      }
    }
    siteInfo {
      ...CallToActionSite
      ...SearchPages
    }
    navigation {
      ...CrumbPages
    }
  }
`;
