import { sampleNames } from "../content-tools/check/sample-laboratory.ts";

/** The sample's address; a laboratory that publishes the site has its own. */
const sampleHost = "sedefdental.example";

/**
 * Whether `content/` is still the sample laboratory's, which the specification describes: it has its name or its address.
 * Both are the first that a laboratory changes and the last that an editor of the sample would.
 */
export const isSample = ({ brand, url }: { brand: string; url: string }): boolean =>
  sampleNames.some((name) => brand.includes(name)) || new URL(url).hostname.endsWith(sampleHost);

/** What is said where the facts are not held. */
export const leftOut =
  "Specification's facts: left out, content is not the sample's (brand and url in content/site.yaml).";
