import type { GatsbyNode } from "gatsby";

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings without which the forms of a published site would reach nobody. */
const needed = ["GATSBY_SUPABASE_URL", "GATSBY_SUPABASE_ANON_KEY"] as const;

/** Variables that hosts set on their build machines. */
const hosts = ["NETLIFY", "VERCEL", "CF_PAGES", "RENDER", "GITHUB_PAGES"] as const;

/**
 * Whether this build is for the public: asked for with SITE_TARGET=production, or running at a host.
 * SITE_TARGET=local says that it is not, as `npm start` and `npm test` do.
 */
export function isProductionBuild(env: Environment): boolean {
  if (env.SITE_TARGET === "local") return false;
  return env.SITE_TARGET === "production" || hosts.some((name) => Boolean(env[name]));
}

/** Why a build for the public must stop, or undefined: its forms would fall back to the local stack. */
export function productionProblem(env: Environment): string | undefined {
  if (!isProductionBuild(env)) return undefined;
  const missing = needed.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    const verb = missing.length > 1 ? "are" : "is";
    return (
      `This is a build for production, and ${missing.join(" and ")} ${verb} not set: the forms would have nowhere to ` +
      "send to. Set the project's address and publishable key as environment variables of the build; " +
      "docs/deploy.md says where to find them."
    );
  }
  const url = env.GATSBY_SUPABASE_URL;
  return url?.startsWith("https://")
    ? undefined
    : `GATSBY_SUPABASE_URL must begin with https://, not "${url}".`;
}

/** Stops a build for the public that has no function to send to. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problem = productionProblem(process.env);
  if (problem) reporter.panic(problem);
};
