import { isSameUnit, stepUnits } from "../../domain/units";
import { type ContentIndex, factOf } from "../content-index";
import { positionOf, type SourceFile } from "../documents";
import { quantity, stepDuration } from "../quantities";
import { unwrap } from "../schema";
import { fieldsOf, isRecord, schemaAt } from "../walk";
import { type Problem, problemAt } from "./problem";
import { clear, fieldWords, line, worded } from "./sentence";

/** Reports steps whose duration names a fact that is no duration, or writes it in another unit. */
export const durationProblems = (file: SourceFile, index: ContentIndex): Problem[] =>
  fieldsOf(file).flatMap(({ path, value }) => {
    if (!isRecord(value) || unwrap(schemaAt(file, path)) !== stepDuration) return [];
    const name = String(value.fact);
    const { data: fact } = quantity.safeParse(factOf(file, name, index));
    if (!fact) return [];
    const { unit = "" } = fact;
    if (!stepUnits.some((known) => known === unit))
      return [
        problemAt(
          file,
          positionOf(file, [...path, "fact"]),
          `{${name}} bir süre değil.`,
          worded`Birimi şunlardan biri olan bir bilginin adını yazın: ${stepUnits.join(", ")}.`,
        ),
      ];
    if (value.unit === undefined || isSameUnit(unit, String(value.unit))) return [];
    return [
      problemAt(
        file,
        positionOf(file, [...path, "unit"]),
        worded`{${name}} bilgisinin birimi “${unit}”; ${fieldWords(file, [...path, "unit"])} onu değiştirir.`,
        worded`Bu ${line} ${clear}; birim bilginin kendisinden gelir.`,
      ),
    ];
  });
