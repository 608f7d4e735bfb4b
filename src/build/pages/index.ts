import type { GatsbyNode } from "gatsby";
import { writeDataSheets } from "../artifacts/data-sheets";
import { createContentPages } from "./create-content-pages";
import { createProductPages } from "./create-product-pages";

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args);
  await createProductPages(args);
  await writeDataSheets(args);
};
