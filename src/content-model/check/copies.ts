import { positionOf, type SourceFile } from "../documents";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Suffixes that desktops add to copied or repeatedly downloaded files. */
const suffix = /(?: \(\d+\)| -? ?(?:kopya(?:sı)?|copy)(?: \(?\d+\)?)?)(?=\.yaml$)/i;

/** Original path of "x (1).yaml"; undefined if the name is not that of a copy. */
export const originalPath = (path: string): string | undefined =>
  suffix.test(path) ? path.replace(suffix, "") : undefined;

const slugOf = ({ value }: SourceFile) => dig(value, ["slug"]);

/** The document this one was copied from; undefined if it has a slug of its own. */
const originalOf = (file: SourceFile, files: readonly SourceFile[]): SourceFile | undefined =>
  files.find(({ path }) => path === originalPath(file.path));

/** Whether a document is an unchanged copy of another. */
export function isCopy(file: SourceFile, files: readonly SourceFile[]): boolean {
  const original = originalOf(file, files);
  return original !== undefined && slugOf(file) !== undefined && slugOf(original) === slugOf(file);
}

/** Reports one problem per copy. */
export const copyProblems = (files: readonly SourceFile[]): Problem[] =>
  files
    .filter((file) => isCopy(file, files))
    .map((file) =>
      problemAt(
        file,
        positionOf(file, ["slug"]),
        `Bu dosya content/${originalPath(file.path)} dosyasının kopyası.`,
        "Gereksizse silin; ayrı bir sayfa olacaksa adresini, adını ve sıralarını değiştirin.",
      ),
    );
