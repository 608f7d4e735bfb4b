import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { flattenPages, unflattenPages } from "./layouts";

/** The parts of Gatsby's state that are used here. */
interface State {
  program: { directory: string };
  pages: ReadonlyMap<string, unknown>;
}

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  const { program } = store.getState() as State;
  await unflattenPages(resolve(program.directory, "public"));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { program, pages } = store.getState() as State;
  await flattenPages(resolve(program.directory, "public"), new Set(pages.keys()));
};
