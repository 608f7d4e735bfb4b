import { positionOf, type SourceFile } from "../documents";
import { dialledNumber } from "../telephone";
import { fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Reports telephone numbers whose dialled and displayed form differ. */
export function telephoneProblems(file: SourceFile): Problem[] {
  const fields = fieldsOf(file);
  return fields.flatMap(({ path, value, meta: { follows } }) => {
    const shownAt = [...path.slice(0, -1), follows ?? ""];
    const shown = fields.find((field) => follows && field.path.join("\n") === shownAt.join("\n"))?.value;
    const dialled = typeof shown === "string" ? dialledNumber(shown) : value;
    if (!follows || dialled === value) return [];
    if (dialled === undefined)
      return [
        problemAt(
          file,
          positionOf(file, shownAt),
          `“${shown}” bir telefon numarası değil.`,
          "Numarayı alan koduyla yazın, örneğin 0212 000 00 00; yurt dışındaysa başına ülke kodunu koyun: +49 …",
        ),
      ];
    // The schema check reports values of another type.
    if (typeof value !== "string") return [];
    return [
      problemAt(
        file,
        positionOf(file, path),
        `Sitede “${shown}” okunur, dokununca “${value}” aranır.`,
        `Okunan numara doğruysa “${dialled}” yazın.`,
      ),
    ];
  });
}
