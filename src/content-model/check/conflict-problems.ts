import { positionAt, type SourceFile } from "../documents";
import { type Problem, problemAt } from "./problem";

/** Git's conflict markers. */
const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/gm;

/** Reports an unfinished merge: one problem per file, because nothing else in it is reliable. */
export function conflictProblems(file: SourceFile): Problem[] {
  const [first, ...others] = [...file.text.matchAll(mark)].map(({ index }) => positionAt(file, index));
  if (!first) return [];
  const lines = [first, ...others].map(({ line }) => line).join(", ");
  return [
    problemAt(
      file,
      first,
      `Dosyada yarım kalmış bir birleştirme var (işaretleri şu satırlarda: ${lines}).`,
      "Her işaretli yerde iki sürüm duruyor: ======= çizgisinin üstündeki ve altındaki. Birini bırakın, ötekini ve <, =, > işaretli satırları silin.",
    ),
  ];
}
