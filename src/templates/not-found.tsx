import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { required } from "../domain/required";
import { createSiteSearch } from "../features/search/site-search";
import { NotFound } from "../sections/not-found/not-found.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/not-found.yaml";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.notFoundPage, source);
  const { search: words, filter } = required(data.productsPage, "content/pages/products.yaml");
  const { searchPages } = required(data.siteInfo, "content/site.yaml");
  const search = createSiteSearch(data.allProduct.nodes, searchPages, words);
  const { pathname } = location;
  useEffect(() => {
    console.error(`404: ${pathname}`);
  }, [pathname]);
  return <NotFound page={page} groups={filter.categories} search={search} path={pathname} />;
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  return (
    <PageHead
      data={data}
      page={required(data.notFoundPage, source)}
      path={location.pathname}
      indexed={false}
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    ...Publisher
    notFoundPage {
      ...PageHead
      ...NotFound
    }
    productsPage {
      filter {
        categories
      }
      search {
        ...SearchWords
      }
    }
    siteInfo {
      ...SearchPages
    }
    allProduct {
      nodes {
        ...SearchedProduct
      }
    }
  }
`;
