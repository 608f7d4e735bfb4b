import { placeOf, type SourceFile } from "../documents";
import { fieldsOf, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Telephones of which one number is read and another dialled. */
export const phoneProblems = (file: SourceFile): Problem[] =>
  fieldsOf(file).flatMap(({ path, value }) => {
    const { display, e164 } = isRecord(value) ? value : {};
    if (typeof display !== "string" || typeof e164 !== "string" || isSame(display, e164)) return [];
    return [
      problemAt(
        file,
        placeOf(file, [...path, "e164"]),
        `Görünen numara (${display}) ile aranan numara (${e164}) aynı değil.`,
        "Hangisi yanlışsa onu düzeltin; ikisi aynı telefonun iki yazılışıdır.",
      ),
    ];
  });

/** Digits of a Turkish number without country and trunk prefix; an extension may stand behind them. */
const nationalLength = 10;

function isSame(display: string, e164: string): boolean {
  const dialled = e164.replace(/\D/g, "");
  const read = display.replace(/\D/g, "").replace(/^0+/, "");
  return (
    read !== "" &&
    (dialled.endsWith(read) || dialled.endsWith(read.slice(0, nationalLength)) || read.startsWith(dialled))
  );
}
