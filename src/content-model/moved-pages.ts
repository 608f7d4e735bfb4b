import { indexContent } from "./content-index";
import { nameOf } from "./document-name";
import type { SourceFile } from "./documents";
import { routeOf } from "./routes";

export interface MovedPage {
  from: string;
  /** Its present address. */
  to: string;
  name: string;
}

export const movedPages = (files: readonly SourceFile[]): MovedPage[] =>
  [...indexContent(files).moved].map(([from, file]) => ({
    from,
    to: routeOf(file) ?? "/",
    name: nameOf(file),
  }));
