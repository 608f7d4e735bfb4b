import type { Store } from "gatsby";

/** The parts of Gatsby's state that the project uses. */
interface GatsbyState {
  config: { siteMetadata: { siteUrl: string } };
  /** By route. */
  pages: ReadonlyMap<string, unknown>;
  /** Finished jobs, such as the processing of a picture, by their digest. */
  jobsV2: { complete: ReadonlyMap<string, { inputPaths: readonly { path: string }[] }> };
  /** Absolute path of the project's folder. */
  program: { directory: string };
}

/** Gatsby's state, which its types leave open. */
export const gatsbyState = (store: Store): GatsbyState => store.getState();
