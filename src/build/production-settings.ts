import type { GatsbyNode } from "gatsby";
import { readLogo } from "../content-model/brand-files";
import { leftovers } from "../content-model/check";
import type { Problem } from "../content-model/check/problem";
import { formatProblem, placed } from "../content-model/check/report";
import { isReservedAddress } from "../content-model/check/site-config";
import { contentFolder } from "../content-model/content-folder";
import { readSourceFiles } from "../content-model/documents";
import { gatsbyState } from "./gatsby-state";

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that the forms need to be delivered. */
const needed = ["GATSBY_SUPABASE_URL", "GATSBY_SUPABASE_ANON_KEY"] as const;

const isHttps = (url: string | undefined) => /^https:\/\/[^/]/.test(url ?? "");

/** Whether the build is for production, unless SITE_TARGET=local. */
export const isProductionBuild = (env: Environment): boolean => env.SITE_TARGET?.trim() !== "local";

/**
 * Returns why a production build must stop, or undefined: forms without a recipient, or a placeholder
 * address.
 * @param siteUrl from SITE_URL or `content/site.yaml`
 */
export function productionProblem(env: Environment, siteUrl: string): string | undefined {
  if (!isProductionBuild(env)) return undefined;
  const reasons = [
    ...needed.filter((name) => !env[name]?.trim()).map((name) => `${name} is not set`),
    ...(env.GATSBY_SUPABASE_URL?.trim() && !isHttps(env.GATSBY_SUPABASE_URL)
      ? [`GATSBY_SUPABASE_URL does not begin with https:// ("${env.GATSBY_SUPABASE_URL}")`]
      : []),
    ...(isHttps(siteUrl) && !isReservedAddress(siteUrl)
      ? []
      : [`the site's address is not a real one ("${siteUrl}"): set SITE_URL, or url in content/site.yaml`]),
  ];
  if (reasons.length === 0) return undefined;
  return (
    `This is a build for production, and it cannot be published so:\n${reasons.map((reason) => `  - ${reason}`).join("\n")}\n` +
    "docs/deploy.md says where to find these values. For this machine: node dev/build-local.mjs (or SITE_TARGET=local)."
  );
}

/**
 * Returns why the content must not be published, or undefined: leftovers of the sample, drafts, missing legal
 * details. `SAMPLE_CONTENT=allowed` overrides it for a demonstration.
 */
export function leftoversProblem(env: Environment, left: readonly Problem[]): string | undefined {
  if (!isProductionBuild(env) || env.SAMPLE_CONTENT?.trim() === "allowed" || left.length === 0)
    return undefined;
  const listed = left.map((each) => formatProblem(placed(each))).join("\n\n");
  return (
    `This is a build for production, and ${left.length} values are the sample laboratory's, a draft's or missing for the law:\n\n${listed}\n\n` +
    "Write your laboratory's own (docs/make-it-yours.md). To publish the sample as a demonstration: SAMPLE_CONTENT=allowed."
  );
}

/** Stops a production build with missing settings or sample content; a local build only counts them. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  // `gatsby develop` publishes nothing.
  if (process.env.NODE_ENV !== "production") return;
  const { program, config } = gatsbyState(store);
  const content = contentFolder(program.directory);
  const left = leftovers(readSourceFiles(content), readLogo(content));
  const problems = [
    productionProblem(process.env, config.siteMetadata.siteUrl),
    leftoversProblem(process.env, left),
  ].filter(Boolean);
  if (problems.length > 0) reporter.panic(problems.join("\n\n"));
  else if (left.length > 0)
    reporter.warn(
      `${left.length} values are the sample laboratory's, a draft's or missing for the law: npm run check:content -- --leftovers lists them.`,
    );
};
