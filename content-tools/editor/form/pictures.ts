import { posix } from "node:path";

/** Where the pictures lie, from the project's folder. */
export const pictureFolder = "content/images";

/**
 * Where the web editor serves the pictures, and how its forms name them: Decap shows at once what has an address, and
 * what has a path beside the document only when the form is opened a second time.
 */
export const pictureAddress = "/pictures";

/** The path from a document to the pictures, as its file writes it: "../images". */
export function publicFolderOf(file: string): string {
  const path = posix.relative(posix.dirname(`content/${file}`), pictureFolder);
  return path.startsWith(".") ? path : `./${path}`;
}
