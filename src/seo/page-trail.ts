import { graphql } from "gatsby";
import type { Crumb } from "../components/breadcrumbs";

/**
 * The way to a page that is no product, by the names the menus give: the home page, then the page itself.
 * @param fallback the page's name where no menu leads to it
 */
export function pageTrail(menus: Queries.PageTrailFragment, path: string, fallback: string): Crumb[] {
  const { home, corporate, laboratory, contact, footer } = menus;
  const links = [...(corporate?.links ?? []), laboratory, contact, ...footer.quickLinks];
  const found = links.find((link) => link?.to === path);
  return [home, { label: found?.label ?? fallback, to: path }];
}

export const pageTrailFragment = graphql`
  fragment PageTrail on Navigation {
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
    laboratory {
      label
      to
    }
    contact {
      label
      to
    }
    footer {
      quickLinks {
        label
        to
      }
    }
  }
`;
