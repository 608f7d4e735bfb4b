import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { iconSprite } from "./icon-sprite";

/** Writes `/icons.svg` before pages are served, in builds and development. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const folder = path.join(store.getState().program.directory, "public");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "icons.svg"), iconSprite());
};
