import type { GatsbyNode } from "gatsby";
import { createContentPages } from "./create-content-pages";
import { createMovedPages } from "./create-moved-pages";
import { createProductPages } from "./create-product-pages";

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args);
  await createProductPages(args);
  createMovedPages(args);
};
