import { placeOf, type SourceFile } from "../documents";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

/** What desktops add to the name of a file that is copied or downloaded twice. */
const suffix = /(?: \(\d+\)| -? ?(?:kopya(?:sı)?|copy)(?: \(?\d+\)?)?)(?=\.yaml$)/i;

/** The path that "x (1).yaml" had before it was copied; undefined for names that no desktop makes. */
export const originalPath = (path: string): string | undefined =>
  suffix.test(path) ? path.replace(suffix, "") : undefined;

const slugOf = ({ value }: SourceFile) => dig(value, ["slug"]);

/** The document that this one is a copy of; undefined where it has an address of its own. */
const originalOf = (file: SourceFile, files: readonly SourceFile[]): SourceFile | undefined =>
  files.find(({ path }) => path === originalPath(file.path));

/** Whether a document only repeats another, as a copy does that nobody has changed into something else. */
export function isCopy(file: SourceFile, files: readonly SourceFile[]): boolean {
  const original = originalOf(file, files);
  return original !== undefined && slugOf(file) !== undefined && slugOf(original) === slugOf(file);
}

/** One problem for each copy, whatever it repeats. */
export const copyProblems = (files: readonly SourceFile[]): Problem[] =>
  files
    .filter((file) => isCopy(file, files))
    .map((file) =>
      problemAt(
        file,
        placeOf(file, ["slug"]),
        `Bu dosya content/${originalPath(file.path)} dosyasının kopyası.`,
        "Gereksizse silin; ayrı bir sayfa olacaksa adresini, adını ve sıralarını değiştirin.",
      ),
    );
