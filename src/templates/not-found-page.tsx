import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { productListAddress } from "../lib/product-list";
import { required } from "../lib/required";
import { NotFound } from "../sections/corporate/not-found.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/not-found.yaml";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.notFoundPage, source);
  const { home, corporate, contact, products: menu } = required(data.navigation, "content/navigation.yaml");
  const products = data.allProduct.nodes.map(({ name, slug, keywords }) => ({
    label: name,
    to: `/${slug}`,
    keywords,
  }));
  const list = { label: menu.label, to: productListAddress };
  const fixed = [home, list, contact, ...(menu.links ?? []), ...(corporate?.links ?? [])];
  // Added pages that the menu does not list.
  const added = data.allTextPage.nodes.flatMap(({ slug, title }) =>
    fixed.some(({ to }) => to === `/${slug}`) ? [] : [{ label: title, to: `/${slug}` }],
  );
  const { pathname } = location;
  useEffect(() => {
    console.error(`404: ${pathname}`);
  }, [pathname]);
  const groups = data.homePage?.catalogue.categories ?? [];
  return <NotFound page={page} groups={groups} pages={[...fixed, ...added, ...products]} path={pathname} />;
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead seo={required(data.notFoundPage, source).seo} path={location.pathname} indexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        title
        description
      }
      ...NotFound
    }
    navigation {
      home {
        label
        to
      }
      corporate {
        links {
          label
          to
        }
      }
      products {
        label
        links {
          label
          to
        }
      }
      contact {
        label
        to
      }
    }
    homePage {
      catalogue {
        categories
      }
    }
    allTextPage {
      nodes {
        slug
        title
      }
    }
    allProduct {
      nodes {
        name
        slug
        keywords
      }
    }
  }
`;
