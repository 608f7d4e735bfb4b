import { placeAt, type SourceFile } from "../documents";
import { type Problem, problemAt } from "./problem";

/** The lines by which git marks two versions of one place. */
const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/gm;

/** A merge that nobody has finished: one problem for the whole file, of which nothing else can be said. */
export function conflictProblems(file: SourceFile): Problem[] {
  const [first, ...others] = [...file.text.matchAll(mark)].map(({ index }) => placeAt(file, index));
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
