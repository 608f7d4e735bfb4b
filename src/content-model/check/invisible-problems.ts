import type { Scalar } from "yaml";
import { positionAt, type SourceFile, type SourcePosition, type ValuePath } from "../documents";
import { isFileKind, metaOf } from "../schema";
import { schemaAt } from "../walk";
import { invisibleSignIn } from "./invisible-signs";
import { type Problem, problemAt } from "./problem";
import type { PlacedScalar } from "./scalars";
import { type Sentence, worded } from "./sentence";

/** Reports the first invisible character of each key and value, and lookalikes of spaces in the layout. */
export function invisibleProblems(file: SourceFile, scalars: readonly PlacedScalar[]): Problem[] {
  const inScalars = scalars.flatMap((scalar) => scalarProblem(file, scalar));
  const lines = new Set(inScalars.map(({ line }) => line));
  return [...inScalars, ...layoutProblems(file).filter(({ line }) => !lines.has(line))];
}

function scalarProblem(file: SourceFile, { node, path, isKey }: PlacedScalar): Problem[] {
  const text = typeof node.value === "string" ? node.value : "";
  const sign = invisibleSignIn(text, isKey || isName(file, path));
  if (!sign || isMultiline(file, node, isKey)) return [];
  const [start, end] = node.range ?? [0, 0];
  const character = text.slice(sign.index, sign.index + sign.length);
  // An escape ("\u200b") stands for a character that is not in the file.
  const offset = start + Math.max(file.text.slice(start, end).indexOf(character), 0);
  const position = { ...positionAt(file, offset), path };
  if (isKey && sign.index === 0) return [spaceProblem(file, position, sign.name)];
  const fix = fixFor(text.slice(0, sign.index), text.slice(sign.index + sign.length));
  return [problemAt(file, position, worded`Burada görünmeyen bir karakter var: ${sign.name}.`, fix)];
}

const spaceProblem = (file: SourceFile, position: SourcePosition, name: Sentence): Problem =>
  problemAt(
    file,
    position,
    worded`Olağan boşluğun yerinde görünmeyen bir karakter var: ${name}.`,
    "Buradaki boşlukları silip boşluk tuşuyla yeniden yazın.",
  );

/** Without a colon the parser reads the rest of the file as one key, which is reported elsewhere. */
const isMultiline = (file: SourceFile, { range }: Scalar, isKey: boolean): boolean =>
  isKey && range ? file.text.slice(range[0], range[1]).includes("\n") : false;

/**
 * Whether a field is compared letter by letter: an address or a name. File names are compared with existing
 * files.
 */
function isName(file: SourceFile, path: ValuePath): boolean {
  const { kind, uniqueIn, listedIn } = metaOf(schemaAt(file, path));
  return (
    (kind !== undefined && kind !== "text" && !isFileKind(kind)) ||
    listedIn !== undefined ||
    (uniqueIn !== undefined && uniqueIn !== "list")
  );
}

function fixFor(before: string, after: string): string {
  const [left, right] = [before.trim().slice(-20), after.trim().slice(0, 20)];
  if (left && right) return `“${left}” ile “${right}” arasını silip yeniden yazın.`;
  if (left) return `“${left}” yazısından sonra ne varsa silin.`;
  return right ? `“${right}” yazısından önce ne varsa silin.` : "Değeri silip elle yeniden yazın.";
}

/** Lookalikes of spaces where YAML requires a space. */
function layoutProblems(file: SourceFile): Problem[] {
  if (file.yaml.errors.length === 0) return [];
  let start = 0;
  return file.text.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    const indent = /^ *(?:- *|[\w-]+:)?(?=[^\S \t\r])/.exec(line)?.[0].length;
    if (indent === undefined) return [];
    const name = invisibleSignIn(line.charAt(indent), true)?.name ?? "alışılmadık boşluk";
    return [spaceProblem(file, positionAt(file, from + indent), name)];
  });
}
