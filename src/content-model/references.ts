import { textParts } from "../domain/text-links";
import type { SourceFile, ValuePath } from "./documents";
import { placeholdersIn } from "./placeholders";
import { fieldsOf } from "./walk";

interface Reference {
  file: SourceFile;
  path: ValuePath;
  /** Whether /admin may empty the field when the document is deleted: it contains only the name of a product. */
  isEmptied: boolean;
}

/** Fields that show a number: by its name in a text, or as a figure. */
export const usesOf = (fact: string, files: readonly SourceFile[]): { file: SourceFile; path: ValuePath }[] =>
  files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value, meta }) => {
      const isNamed =
        meta.kind === "text" && typeof value === "string" && placeholdersIn(value).includes(fact);
      return isNamed || (meta.kind === "factName" && value === fact) ? [{ file, path }] : [];
    }),
  );

/** Fields that lead to an address: links, links in texts, products by their slugs. */
export function referencesTo(route: string, files: readonly SourceFile[]): Reference[] {
  const leads = (to: string | undefined) => to?.replace(/#.*$/, "") === route;
  return files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value, meta }) => {
      if (typeof value !== "string" || !value.includes(route.slice(1))) return [];
      const isEmptied = meta.refersTo === "product" && `/${value}` === route;
      const isLink =
        (meta.kind === "link" && leads(value)) ||
        (meta.kind === "text" && textParts(value).some(({ to }) => leads(to)));
      return isEmptied || isLink ? [{ file, path, isEmptied }] : [];
    }),
  );
}
