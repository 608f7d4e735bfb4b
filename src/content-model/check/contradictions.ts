import { inIstanbul } from "../../domain/delivery/days";
import type { SourceFile } from "../documents";
import { dig, fieldsOf } from "../walk";
import { hoursProblems } from "./hours-problems";
import { type Problem, problemAt } from "./problem";

const founded = ["facts", "foundedYear", "number"];

/**
 * Reports contradictions: the founding year against today and the timelines; weekdays of the opening hours
 * against their names.
 */
export function contradictions(files: readonly SourceFile[], now: Date): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  return site ? [...hoursProblems(site), ...yearProblems(files, site, now)] : [];
}

function yearProblems(files: readonly SourceFile[], site: SourceFile, now: Date): Problem[] {
  const founding = dig(site.value, founded);
  if (typeof founding !== "number") return [];
  const thisYear = Number(inIstanbul(now).day.slice(0, 4));
  if (founding > thisYear) {
    const message = `Kuruluş yılı gelecekte: ${founding}.`;
    return [problemAt(site, founded, { message, fix: `${thisYear} ya da daha eski bir yıl yazın.` })];
  }
  return files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value }) =>
      // Only timelines have years.
      path.at(-1) === "year" && typeof value === "number" && value < founding
        ? [
            problemAt(file, path, {
              message: `Zaman çizelgesindeki yıl (${value}) kuruluş yılından (${founding}) önce.`,
              fix: "Yılı düzeltin; laboratuvar daha önce kurulduysa şuradaki yılı değiştirin:",
              see: [{ file: site, path: founded }],
            }),
          ]
        : [],
    ),
  );
}
