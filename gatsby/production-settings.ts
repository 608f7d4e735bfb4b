import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { isReservedAddress } from "../content-tools/site-config";

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings without which the forms of a published site would reach nobody. */
const needed = ["GATSBY_SUPABASE_URL", "GATSBY_SUPABASE_ANON_KEY"] as const;

const isHttps = (url: string | undefined) => /^https:\/\/[^/]/.test(url ?? "");

/**
 * Whether a build is for the public. It is unless SITE_TARGET=local says that it is for this machine, as the project's own
 * commands do.
 */
export const isProductionBuild = (env: Environment): boolean => env.SITE_TARGET?.trim() !== "local";

/**
 * Why a build for the public must stop, or undefined: its forms would send to nobody, or its pages name an address that is
 * not theirs.
 * @param siteUrl where the site is to be published, from SITE_URL or `content/site.yaml`
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
    "docs/deploy.md says where to find these values. For this machine: npm run build:local (or SITE_TARGET=local)."
  );
}

/** What this project's sample laboratory has and no real one: reserved addresses, numbers of noughts, the word itself. */
const sample = /\.example\b|000 ?(?:00|\*\*) ?(?:00|\*\*)|örnek/i;

/**
 * The values in `site.yaml` that are the sample laboratory's still.
 * @returns one line each: `content/site.yaml:19 display: 0352 000 00 00`
 */
export const sampleValues = (yaml: string): string[] =>
  yaml
    .split(/\r?\n/)
    .flatMap((line, index) =>
      sample.test(line) && !/^\s*#/.test(line) ? [`content/site.yaml:${index + 1} ${line.trim()}`] : [],
    );

/** The parts of Gatsby's state that are used here. */
interface State {
  program: { directory: string };
  config: { siteMetadata: { siteUrl: string } };
}

/** Stops a build for the public that lacks its settings, and warns of sample values in one. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  // `gatsby develop` publishes nothing.
  if (process.env.NODE_ENV !== "production" || !isProductionBuild(process.env)) return;
  const { program, config } = store.getState() as State;
  const problem = productionProblem(process.env, config.siteMetadata.siteUrl);
  if (problem) reporter.panic(problem);
  for (const value of sampleValues(readFileSync(join(program.directory, "content/site.yaml"), "utf8")))
    reporter.warn(`A sample value would be published: ${value}`);
};
