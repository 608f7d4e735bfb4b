import { execFileSync } from "node:child_process";
import { parseSourceFile, placeOf, type SourceFile } from "../documents";
import { fieldsOf } from "../walk";
import { sampleNames } from "./sample-laboratory";

/** Letters from which on a sentence is no other laboratory's by chance. */
const longText = 40;

/** Texts of a file that are word for word the sample laboratory's. */
export interface SampleSentences {
  file: string;
  /** Lines at which they stand. */
  lines: number[];
}

/**
 * Sentences that stand as the sample laboratory has them. What it had is read from the project's history: the content as it
 * was before its name was taken out.
 * @param root absolute path of the project
 * @returns undefined where there is no history, as in a copy without one
 */
export function sampleSentences(files: readonly SourceFile[], root: string): SampleSentences[] | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const revision = sampleRevision(git);
    const paths = git("ls-tree", "-r", "--name-only", revision, "content/").split("\n");
    const sample = new Set(
      paths
        .filter((path) => path.endsWith(".yaml"))
        .map((path) => parseSourceFile(path.slice("content/".length), git("show", `${revision}:${path}`)))
        .flatMap((file) => longTexts(file).map(({ text }) => text)),
    );
    return files.flatMap((file) => {
      const lines = longTexts(file)
        .filter(({ text }) => sample.has(text))
        .map(({ path }) => placeOf(file, path).line);
      return lines.length > 0 ? [{ file: file.path, lines }] : [];
    });
  } catch {
    return undefined;
  }
}

/** The last commit whose content was the sample's. @throws Error outside a repository, or of one that never had it */
function sampleRevision(git: (...args: string[]) => string): string {
  const [name = ""] = sampleNames;
  if (git("show", "HEAD:content/site.yaml").includes(name)) return "HEAD";
  const left = git("log", "-1", "--format=%H", `-S${name}`, "--", "content/site.yaml").trim();
  if (left === "") throw new Error("The history does not hold the sample.");
  return `${left}^`;
}

const longTexts = (file: SourceFile) =>
  fieldsOf(file).flatMap(({ path, value, meta }) =>
    meta.kind === "text" && typeof value === "string" && value.trim().length > longText
      ? [{ path, text: value.trim() }]
      : [],
  );
