import type { GatsbyConfig } from "gatsby";
import { documentKindOf } from "./content-tools/model";
import { readSiteConfig } from "./content-tools/site-config";
import { colours } from "./src/theme/colours";

const { brand, subtitle, url } = readSiteConfig();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? url },
  trailingSlash: "never",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  jsxRuntime: "automatic",
  // `gatsby develop` serves the function on its own origin, as the local site does.
  ...(process.env.FUNCTION_URL
    ? { proxy: { prefix: "/functions", url: new URL(process.env.FUNCTION_URL).origin } }
    : {}),
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          documentKindOf(node.relativePath)?.type ?? "Unknown",
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["webp", "avif"],
          quality: 62,
          // Smoother than WebP at 62, and lighter.
          avifOptions: { quality: 60 },
          placeholder: "dominantColor",
        },
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: { excludes: ["/404"] } },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: `${brand} ${subtitle}`,
        short_name: brand,
        lang: "tr",
        start_url: "/",
        display: "minimal-ui",
        background_color: colours.bg.page,
        theme_color: colours.bg.deep,
        icon: "static/brand-mark.svg",
        cache_busting_mode: "query",
        include_favicon: true,
      },
    },
  ],
};

export default config;
