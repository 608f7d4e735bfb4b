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
  image?: Queries.SocialImageFragment | null;
  /** Absent for pages search engines should leave out. */
  indexed?: boolean;
}

/** Title, description, canonical address, Open Graph and Twitter tags of a page. */
export function PageHead({ seo, path, image, indexed = true }: PageHeadProps) {
  const { siteInfo, site } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      site {
        ...Origin
      }
      siteInfo {
        brand
        subtitle
        socialImage {
          ...SocialImage
        }
      }
    }

    fragment SocialImage on Picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG], outputPixelDensities: [1])
        }
      }
    }
  `);
  const { brand, subtitle, socialImage } = required(siteInfo, "content/site.yaml");
  const origin = originOf(site);
  const title = path === "/" ? `${brand} | ${seo.title}` : `${seo.title} | ${brand}`;
  const url = `${origin}${path === "/" ? "/" : path}`;
  const social = image ?? socialImage;
  const socialUrl = `${origin}${social.src.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ""}`;
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
      <meta property="og:image" content={socialUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={social.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={seo.title} />
      <meta name="twitter:description" content={seo.description} />
      <meta name="twitter:image" content={socialUrl} />
    </>
  );
}
