import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { productListAddress } from "../lib/product-list";
import { required } from "../lib/required";
import { NotFound } from "../sections/not-found/not-found.section";
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
  const fixed = [home, list, contact, ...menu.links, ...(corporate?.links ?? [])];
  const others = data.allPage.nodes.flatMap(({ slug, label }) =>
    fixed.some(({ to }) => to === `/${slug}`) ? [] : [{ label, to: `/${slug}` }],
  );
  const { pathname } = location;
  useEffect(() => {
    console.error(`404: ${pathname}`);
  }, [pathname]);
  const groups = data.homePage?.catalogue.categories ?? [];
  return <NotFound page={page} groups={groups} pages={[...fixed, ...others, ...products]} path={pathname} />;
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead page={required(data.notFoundPage, source)} path={location.pathname} indexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...PageHead
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
    allPage(filter: { unlisted: { ne: true } }) {
      nodes {
        slug
        label
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
