// React.createElement instead of JSX, for Gatsby's head (docs/decisions/head-elements.md).
import { graphql } from "gatsby";
import React from "react";
import type { Thing } from "schema-dts";
import type { Crumb } from "../domain/crumb";
import { fullName } from "../domain/full-name";
import { originOf } from "../domain/origin";
import { pageTitle } from "../domain/page-title";
import { required } from "../domain/required";
import { breadcrumbList } from "./structured-data";
import { StructuredData } from "./structured-data-tag";

interface PageHeadProps {
  /** The page's query. */
  data: Queries.PublisherFragment;
  page: Queries.PageHeadFragment;
  /** Route without a trailing slash, "/lamine-kron". */
  path: string;
  /** False for pages excluded from search engines and social cards. */
  indexed?: boolean;
  /** Breadcrumbs, if the page shows them. */
  crumbs?: readonly Crumb[] | undefined;
  /** Structured data of the page. */
  things?: readonly Thing[];
}

/** Title, description, canonical URL, Open Graph and Twitter tags, and structured data. */
export function PageHead({ data, page, path, indexed = true, crumbs, things = [] }: PageHeadProps) {
  const { seo, socialCard } = page;
  const { brand, subtitle } = required(data.siteInfo, "content/site.yaml");
  const origin = originOf(data.site);
  const title = pageTitle(path, seo.title, brand);
  const url = `${origin}${path}`;
  const described = crumbs ? [breadcrumbList(crumbs, path, origin), ...things] : things;
  return React.createElement(
    React.Fragment,
    null,
    React.createElement("title", null, title),
    named("description", seo.description),
    indexed ? React.createElement("link", { rel: "canonical", href: url }) : named("robots", "noindex"),
    property("og:type", "website"),
    property("og:locale", "tr_TR"),
    property("og:site_name", fullName(brand, subtitle)),
    property("og:title", seo.title),
    property("og:description", seo.description),
    property("og:url", url),
    ...(indexed && socialCard ? cardTags(`${origin}${socialCard.path}`, socialCard.alt) : []),
    indexed && described.length > 0 ? React.createElement(StructuredData, { things: described }) : null,
  );
}

const named = (name: string, content: string) => React.createElement("meta", { key: name, name, content });
const property = (name: string, content: string) =>
  React.createElement("meta", { key: name, property: name, content });

/**
 * Tags of the social card (src/build/graphql/social-card.ts). X reads Open Graph, except for the kind of
 * card.
 */
const cardTags = (url: string, alt: string) => [
  property("og:image", url),
  property("og:image:width", "1200"),
  property("og:image:height", "630"),
  property("og:image:alt", alt),
  named("twitter:card", "summary_large_image"),
];

export const pageHeadFragments = graphql`
  fragment Publisher on Query {
    site {
      ...Origin
    }
    siteInfo {
      ...BrandName
    }
  }

  fragment PageHead on RoutedPage {
    seo {
      title
      description
    }
    socialCard {
      path
      alt
    }
  }
`;
