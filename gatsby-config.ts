import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { iconFile } from "./src/build/brand";
import { siteConfigOrEnd } from "./src/build/site-config-or-end";
import { documentKindOf } from "./src/content-model";
import { contentFolder } from "./src/content-model/content-folder";
import { isDesktopFile } from "./src/content-model/desktop-files";
import { readSourceFiles } from "./src/content-model/documents";
import { isHidden } from "./src/content-model/hidden";
import { composeLetters } from "./src/content-model/letters";
import { unlistedRoutes } from "./src/content-model/routes";
import { fullName } from "./src/domain/full-name";

// Environment variables override the file.
if (existsSync(".env")) process.loadEnvFile(".env");

const { brand, subtitle, url, palette } = siteConfigOrEnd();
const { colours } = palette;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: url },
  trailingSlash: "never",
  graphqlTypegen: { generateOnBuild: true },
  jsxRuntime: "automatic",
  // `gatsby develop` forwards the function's path on its own origin, like the local site.
  ...(process.env.FUNCTION_URL
    ? { proxy: { prefix: "/functions", url: new URL(process.env.FUNCTION_URL).origin } }
    : {}),
  plugins: [
    // First, because the others' browser files load the router.
    "decodable-addresses",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder(),
        ignore: [(path: string) => path !== contentFolder() && isDesktopFile(basename(path))],
      },
    },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        // Hidden documents are of a type that no page asks for.
        typeName: ({ node, object }: { node: { relativePath: string }; object: object }) => {
          // What was read can be changed nowhere else before it becomes a node.
          composeLetters(object);
          return isHidden(object)
            ? "HiddenDocument"
            : (documentKindOf(node.relativePath)?.type ?? "UnknownDocument");
        },
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["webp", "avif"],
          quality: 62,
          // Better quality than WebP at 62, and smaller.
          avifOptions: { quality: 70 },
          // Two colours of each picture are its placeholder (`src/build/graphql/placeholder-colours.ts`).
          placeholder: "none",
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // Referenced by robots.txt.
        createLinkInHead: false,
        excludes: unlistedRoutes(readSourceFiles(contentFolder())),
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: fullName(brand, subtitle),
        short_name: brand,
        lang: "tr",
        start_url: "/",
        display: "minimal-ui",
        background_color: colours.bg.page,
        theme_color: colours.bg.deep,
        icon: iconFile,
        icons: [
          { src: "icons/icon-192x192.png", sizes: "192x192", type: "image/png" },
          { src: "icons/icon-512x512.png", sizes: "512x512", type: "image/png" },
          // The path iPhones request by default.
          { src: "apple-touch-icon.png", sizes: "180x180", type: "image/png" },
        ],
        legacy: false,
        // Hosts make browsers revalidate files without a hash in their name.
        cache_busting_mode: "none",
        include_favicon: true,
      },
    },
  ],
};

export default config;
