import { resolve } from "node:path";

/**
 * Absolute path of the folder whose content the site is made of: `content`, unless CONTENT_DIR names another, as the tests do
 * with the other laboratory's.
 * @param root of the project; where the program runs unless given
 */
export const contentFolder = (root = "."): string =>
  resolve(root, process.env.CONTENT_DIR?.trim() || "content");
