import type { SourceFile } from "../documents";
import { dialledNumber } from "../telephone";
import { dig, fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Reports telephone numbers whose dialled and displayed form differ. */
export const telephoneProblems = (file: SourceFile): Problem[] =>
  fieldsOf(file).flatMap(({ path, value, meta: { follows } }) => {
    const shownAt = [...path.slice(0, -1), follows ?? ""];
    const shown = follows ? dig(file.value, shownAt) : undefined;
    const dialled = typeof shown === "string" ? dialledNumber(shown) : value;
    if (dialled === value) return [];
    if (dialled === undefined)
      return [
        problemAt(file, shownAt, {
          message: `“${shown}” bir telefon numarası değil.`,
          fix: "Numarayı alan koduyla yazın, örneğin 0212 000 00 00; yurt dışındaysa başına ülke kodunu koyun: +49 …",
        }),
      ];
    // The schema check reports values of another type.
    if (typeof value !== "string") return [];
    const message = `Sitede “${shown}” okunur, dokununca “${value}” aranır.`;
    return [
      problemAt(file, path, {
        message,
        fix: "Okunan numara doğruysa aranan şu olmalı.",
        value: String(dialled),
      }),
    ];
  });
