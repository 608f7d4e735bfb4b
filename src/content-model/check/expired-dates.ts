import { type Day, inIstanbul } from "../../domain/delivery/days";
import { writeDate } from "../../domain/delivery/write-days";
import { positionOf, type SourceFile } from "../documents";
import { fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

/**
 * Certificates whose last day has passed: advice, since the calendar must not stop a build.
 * @param today in Türkiye
 */
export const expiredDates = (
  files: readonly SourceFile[],
  today: Day = inIstanbul(new Date()).day,
): Problem[] =>
  files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value }) =>
      path.at(-1) === "validUntil" && typeof value === "string" && value < today
        ? [
            problemAt(
              file,
              positionOf(file, path),
              `Belgenin geçerliliği ${writeDate(value)} günü doldu.`,
              "Yenilendiyse yeni tarihi ve PDF’i koyun; yenilenmediyse belgeyi sayfadan kaldırın.",
            ),
          ]
        : [],
    ),
  );
