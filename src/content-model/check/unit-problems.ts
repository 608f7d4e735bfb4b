import { formatAmount } from "../../domain/format";
import { type ContentIndex, factOf } from "../content-index";
import { positionOfPart, type SourceFile } from "../documents";
import { placeholder } from "../placeholders";
import { quantity } from "../quantities";
import { fieldsOf } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Duration units in any case: "yıldır", "iş gününde", "aylık". */
const timeWord =
  /(?<!\p{L})(?:yıl|hafta|gün(?!cel|düz|eş)|saat|dakika|dk|ay(?:ı|ın|da|dan|dır|lık)?(?!\p{L}))/iu;

/** Words before which a number has no unit: "4 ile çalışan". */
const noNoun = /^(?:ile|ve|veya|ya|kadar|için|gibi|olarak|olan|da|de|dan|den)(?!\p{L})/iu;

/** Reports references to facts with a unit where the text lacks it: {warranty} gives the number only. */
export const unitProblems = (file: SourceFile, index: ContentIndex): Problem[] =>
  fieldsOf(file).flatMap(({ path, value, meta }) => {
    if (meta.kind !== "text" || typeof value !== "string" || !hasWords(value)) return [];
    return [...value.matchAll(placeholder)].flatMap(({ 0: part, 1: name = "", index: at }) => {
      const { data: fact } = quantity.safeParse(factOf(file, name, index));
      const unit = fact?.unit;
      if (!fact || !unit || isYear(fact) || saysUnit(value.slice(at + part.length), unit)) return [];
      return [
        problemAt(
          file,
          positionOfPart(file, path, part),
          `${part} metinde birimi olmadan, yalnız “${formatAmount(fact)}” diye görünür.`,
          `Arkasına birimini yazın: ${part} ${unit}.`,
        ),
      ];
    });
  });

/** Table cells may contain a number alone. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(placeholder, ""));

/** "2021’den beri" needs no unit. */
const isYear = ({ number, unit = "" }: { number: number; unit?: string | undefined }) =>
  number >= 1900 && number <= 2100 && unit.startsWith("yıl");

function saysUnit(after: string, unit: string): boolean {
  const [sentence = ""] = after.split(/[.;!?\n]/);
  if (timeWord.test(unit)) return timeWord.test(sentence.replace(placeholder, ""));
  return /^\s\p{L}/u.test(sentence) && !noNoun.test(sentence.trim());
}
