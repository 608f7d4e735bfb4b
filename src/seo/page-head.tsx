/** @jsxRuntime classic */
// Gatsby keeps React 19 from moving these elements into the head itself, but only where React.createElement makes them.
import { graphql, useStaticQuery } from "gatsby";
// biome-ignore lint/correctness/noUnusedImports: what the elements below are compiled to
import React from "react";
import { required } from "../layout/use-layout-data";
import { originOf } from "./origin";

interface PageHeadProps {
  seo: { readonly title: string; readonly description: string };
  /** Route without trailing slash, e.g. "/lamine-kron". */
  path: string;
  /** What represents the page where its address is shared; absent for pages nobody would share. */
  card?: Queries.SocialCardTagsFragment | null;
  /** Absent for pages search engines should leave out. */
  indexed?: boolean;
}

/** Title, description, canonical address, Open Graph and Twitter tags of a page. */
export function PageHead({ seo, path, card, indexed = true }: PageHeadProps) {
  const { siteInfo, site } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      site {
        ...Origin
      }
      siteInfo {
        brand
        subtitle
      }
    }

    fragment SocialCardTags on SocialCard {
      path
      alt
    }
  `);
  const { brand, subtitle } = required(siteInfo, "content/site.yaml");
  const origin = originOf(site);
  const title = path === "/" ? `${brand} | ${seo.title}` : `${seo.title} | ${brand}`;
  const url = `${origin}${path === "/" ? "/" : path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="tr_TR" />
      <meta property="og:site_name" content={`${brand} ${subtitle}`} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:title" content={seo.title} />
      <meta name="twitter:description" content={seo.description} />
      {card ? <CardTags url={`${origin}${card.path}`} alt={card.alt} /> : null}
    </>
  );
}

/** The page's social card, which gatsby/social-cards makes. */
const CardTags = ({ url, alt }: { url: string; alt: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:image" content={url} />
    <meta name="twitter:image:alt" content={alt} />
  </>
);
