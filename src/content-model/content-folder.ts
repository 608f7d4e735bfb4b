import { resolve } from "node:path";

/**
 * Absolute path of the content folder: `content`, or CONTENT_DIR, which tests use for the other laboratory.
 * @param root project folder; defaults to the working directory
 */
export const contentFolder = (root = "."): string =>
  resolve(root, process.env.CONTENT_DIR?.trim() || "content");
