import { placeOf, type SourceFile } from "../documents";
import { fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Letters of a word for which the columns of headings have room; the largest headings have less. */
export const longestWord = { heading: 15, largest: 10 } as const;

/** Advises on words in headings that browsers would break anywhere. */
export const longWords = (files: readonly SourceFile[]): Problem[] =>
  files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value }) => {
      const most = mostOf(file, path);
      if (most === undefined || typeof value !== "string") return [];
      const word = value.split(/[\s\u00ad–-]+/).find(({ length }) => length > most);
      if (!word) return [];
      return [
        problemAt(
          file,
          placeOf(file, path),
          `Başlıkta ${word.length} harfli bir sözcük var: “${word}”; dar sütunda rastgele bir yerinden bölünebilir.`,
          "Daha kısa bir sözcük seçin ya da hecelerin arasına yumuşak tire (U+00AD) koyun.",
        ),
      ];
    }),
  );

/** The longest word of a heading; undefined for other fields. */
function mostOf({ path: file }: SourceFile, path: readonly (string | number)[]): number | undefined {
  const field = path.at(-1);
  if (path.includes("seo") || field !== "title") return undefined;
  return file === "pages/home.yaml" && path[0] === "hero" ? longestWord.largest : longestWord.heading;
}
