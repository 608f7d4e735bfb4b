import { inIstanbul } from "../../domain/delivery/days";
import { positionOf, type SourceFile, type ValuePath } from "../documents";
import { dig, fieldsOf, sectionTypeOf } from "../walk";
import { hoursProblems } from "./hours-problems";
import { type Problem, problemAt } from "./problem";

const founded: ValuePath = ["facts", "foundedYear", "number"];

/** Current year in Türkiye; the build machine may be in another time zone. */
const yearAt = (moment: Date): number => Number(inIstanbul(moment).day.slice(0, 4));

const siteIn = (files: readonly SourceFile[]) => files.find(({ path }) => path === "site.yaml");

/** Founding year, if `site.yaml` gives it. */
function foundedYearIn(site: SourceFile | undefined): number | undefined {
  const year = dig(site?.value, founded.map(String));
  return typeof year === "number" ? year : undefined;
}

/** Years of all timelines, with their positions. */
function eventsIn(files: readonly SourceFile[]): { file: SourceFile; path: ValuePath; year: number }[] {
  return files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value }) =>
      path.at(-1) === "year" && typeof value === "number" && sectionTypeOf(file, path) === "timeline"
        ? [{ file, path, year: value }]
        : [],
    ),
  );
}

/**
 * Reports contradictions: the founding year against today and the timeline; weekdays of the opening hours
 * against their names.
 * @param now current time, for tests
 */
export function contradictions(files: readonly SourceFile[], now = new Date()): Problem[] {
  const site = siteIn(files);
  const year = foundedYearIn(site);
  const thisYear = yearAt(now);
  const hours = site ? hoursProblems(site) : [];
  if (!site || year === undefined) return hours;
  return [...hours, ...(year > thisYear ? [inFuture(site, year, thisYear)] : tooEarly(files, year))];
}

const inFuture = (site: SourceFile, year: number, thisYear: number): Problem =>
  problemAt(
    site,
    positionOf(site, founded),
    `Kuruluş yılı gelecekte: ${year}.`,
    `${thisYear} ya da daha eski bir yıl yazın.`,
  );

const tooEarly = (files: readonly SourceFile[], founding: number): Problem[] =>
  eventsIn(files)
    .filter(({ year }) => year < founding)
    .map(({ file, path, year }) =>
      problemAt(
        file,
        positionOf(file, path),
        `Zaman çizelgesindeki yıl (${year}) kuruluş yılından (${founding}) önce.`,
        `Yılı düzeltin; laboratuvar daha önce kurulduysa content/site.yaml içinde “foundedYear” değerini değiştirin.`,
      ),
    );
