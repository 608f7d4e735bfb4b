import { isSameUnit, stepUnits } from "../../domain/units";
import { type ContentIndex, factOf } from "../content-index";
import type { SourceFile } from "../documents";
import { quantity, stepDuration } from "../quantities";
import { unwrap } from "../schema";
import { fieldsOf, isRecord, schemaAt } from "../walk";
import { named } from "./names";
import { type Problem, problemAt } from "./problem";

/** Reports steps whose duration names a fact that is no duration, or writes it in another unit. */
export const durationProblems = (file: SourceFile, index: ContentIndex): Problem[] =>
  fieldsOf(file).flatMap(({ path, value }) => {
    if (!isRecord(value) || value.fact === undefined) return [];
    if (unwrap(schemaAt(file, path)) !== stepDuration) return [];
    const name = String(value.fact);
    const { data: fact } = quantity.safeParse(factOf(file, name, index));
    if (!fact) return [];
    const { unit = "" } = fact;
    const unitPath = [...path, "unit"];
    if (!stepUnits.some((known) => known === unit)) {
      const fix = `Birimi şunlardan biri olan bir bilginin adını yazın: ${stepUnits.join(", ")}.`;
      return [problemAt(file, [...path, "fact"], { message: `{${name}} bir süre değil.`, fix })];
    }
    if (value.unit === undefined || isSameUnit(unit, String(value.unit))) return [];
    const message = `{${name}} bilgisinin birimi “${unit}”; ${named(file, unitPath)} onu değiştirir.`;
    return [problemAt(file, unitPath, { message, fix: "Bunu kaldırın; birim bilginin kendisinden gelir." })];
  });
