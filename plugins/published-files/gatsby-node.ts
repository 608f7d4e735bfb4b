import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { emittedFiles } from "./emitted-files";
import { takeAway } from "./take-away";

const scripts = new Set<string>();

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage !== "build-javascript") return;
  const note = (names: readonly string[]) => {
    for (const name of names) scripts.add(name);
  };
  actions.setWebpackConfig({ plugins: [emittedFiles(note)] });
};

/** Comes after the plugins that read what Gatsby writes for itself. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store }) => {
  const { directory } = store.getState().program as { directory: string };
  const digests = new Set(getNodesByType("File").map(({ internal }) => internal.contentDigest));
  const notes = resolve(directory, ".cache/published-files");
  await takeAway(resolve(directory, "public"), notes, scripts, digests);
};
