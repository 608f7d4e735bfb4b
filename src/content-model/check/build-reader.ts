import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";
import { positionAt, positionOf, type SourceFile, type ValuePath, writtenAt } from "../documents";
import { isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";
import { ambiguousProblem } from "./scalar-problems";

/** Position at which js-yaml stopped. */
interface Mark {
  position: number;
}

/** The YAML parser that the build uses: the copy inside Gatsby's plugin. */
const { load }: { load(text: string): unknown } = createRequire(
  createRequire(__filename).resolve("gatsby-transformer-yaml"),
)("js-yaml");

/**
 * Reports values that the build parses differently, and files it cannot parse. For files without other
 * problems.
 */
export function buildReaderProblems(file: SourceFile): Problem[] {
  if (!file.kind || file.value === undefined) return [];
  try {
    const read: unknown = load(file.text);
    return differences(file.value, read).map(({ path, value }) =>
      ambiguousProblem(file, path, positionOf(file, path), writtenAt(file, path), value),
    );
  } catch (error) {
    const mark: unknown = Reflect.get(Object(error), "mark");
    const offset = isMark(mark) ? Math.min(mark.position, file.text.length) : 0;
    return [
      problemAt(
        file,
        positionAt(file, offset),
        "Site kurulurken dosya bu satırdan sonra okunamıyor.",
        "Satırdaki değeri çift tırnak içine alın; kopyalanmış bir metinse silip elle yazın.",
      ),
    ];
  }
}

const isMark = (mark: unknown): mark is Mark => isRecord(mark) && typeof mark.position === "number";

interface Difference {
  path: ValuePath;
  /** Parses the text as the build does. */
  value: unknown;
}

function differences(ours: unknown, theirs: unknown, path: ValuePath = []): Difference[] {
  if (isDeepStrictEqual(ours, theirs)) return [];
  if (Array.isArray(ours) && Array.isArray(theirs) && ours.length === theirs.length) {
    return ours.flatMap((item, i) => differences(item, theirs[i], [...path, i]));
  }
  if (isRecord(ours) && isRecord(theirs) && isDeepStrictEqual(Object.keys(ours), Object.keys(theirs))) {
    return Object.keys(ours).flatMap((key) => differences(ours[key], theirs[key], [...path, key]));
  }
  return [{ path, value: theirs }];
}
