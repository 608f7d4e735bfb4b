import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { iconSprite } from "./icon-sprite";

/** Writes `/icons.svg` where pages are served from, before a page asks for it: in builds and while developing. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  const folder = path.join(store.getState().program.directory, "public");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "icons.svg"), iconSprite());
};
