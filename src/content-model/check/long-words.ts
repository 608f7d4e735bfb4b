import { positionOf, type SourceFile, type ValuePath } from "../documents";
import { fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Letters of a word for which the columns of large headings have room. */
const most = 15;

/** Advises on words in large headings that browsers would break anywhere. */
export const longWords = (files: readonly SourceFile[]): Problem[] =>
  files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value }) => {
      if (typeof value !== "string" || !isLargeHeading(path)) return [];
      const words = value.split(/[\s\u00ad–-]+/).filter((word) => !word.includes("{"));
      const word = words.find(({ length }) => length > most);
      if (!word) return [];
      return [
        problemAt(
          file,
          positionOf(file, path),
          `Başlıkta ${word.length} harfli bir sözcük var: “${word}”; dar sütunda rastgele bir yerinden bölünebilir.`,
          "Daha kısa bir sözcük seçin ya da hecelerin arasına yumuşak tire (U+00AD) koyun.",
        ),
      ];
    }),
  );

/** Whether it is the title of a page, a slide or a section; titles of items in a list are small. */
function isLargeHeading(path: ValuePath): boolean {
  if (path.at(-1) !== "title" || path[0] === "seo") return false;
  const lists = path.filter((step) => typeof step === "number").length;
  return lists === 0 || (lists === 1 && (path[0] === "sections" || path.includes("carousel")));
}
