import { positionOf, type SourceFile, type ValuePath } from "../documents";
import { singleKinds } from "../pages/work-slip";
import { isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";

/**
 * Reports a model rule that spans several fields of a section.
 * @param rule message of the rule in the model
 * @param path path of the section
 */
export function ruleProblem(rule: string, file: SourceFile, path: ValuePath, input: unknown): Problem {
  const value = isRecord(input) ? input : {};
  const at = (key: string, message: string, fix: string, of: "key" | "value" = "value") =>
    problemAt(file, positionOf(file, [...path, key], of), message, fix);
  switch (rule) {
    case "rangeOrder":
      return at(
        "to",
        `Aralık ters: “to” (${value.to}), “number” değerinden (${value.number}) büyük olmalı.`,
        "Küçük sayıyı “number”, büyüğünü “to” alanına yazın; aralık değilse “to” satırını silin.",
      );
    case "dayOrder":
      return at(
        "to",
        "Kapalı günlerin sonu, başından sonra olmalı.",
        "Önceki günü “from”, sonrakini “to” alanına yazın; tek günse “to” satırını silin.",
      );
    case "factOrNumber":
      return value.number === undefined
        ? problemAt(
            file,
            positionOf(file, path),
            "Sayı verilmemiş: ne “fact” ne de “number” var.",
            "“number” ile sayıyı ya da “fact” ile bilginin adını yazın.",
          )
        : at(
            "number",
            "“fact” ile “number” birlikte verilmiş.",
            "Sayı bir bilgiden geliyorsa “number” satırını, gelmiyorsa “fact” satırını silin.",
            "key",
          );
    case "cellCount": {
      const columns = Array.isArray(value.columns) ? value.columns.length : 0;
      const rows = Array.isArray(value.rows) ? value.rows : [];
      const wrong = rows.findIndex((row) => isRecord(row) && [row.cells].flat().length !== columns - 1);
      const row: unknown = rows[wrong];
      const count = isRecord(row) ? [row.cells].flat().length : 0;
      return problemAt(
        file,
        positionOf(file, [...path, "rows", wrong, "cells"]),
        `Satırda ${count} hücre var, tabloda ise satır adından sonra ${Math.max(columns - 1, 0)} sütun.`,
        "Her satıra, adından sonraki sütunlar kadar hücre yazın; boş kalacaksa “–” koyun.",
      );
    }
    case "oneHead":
      return at(
        "carousel",
        "“banner” ile “carousel” birlikte verilmiş.",
        "Sayfanın bir üst bölümü olur; birini silin.",
        "key",
      );
    case "oneTarget":
      return problemAt(
        file,
        positionOf(file, path),
        "Bağlantının bir yere gitmesi gerekir: “to”, “web” ya da “file”.",
        "Üçünden yalnız birini yazın: sayfa için “to”, başka bir site için “web”, PDF için “file”.",
      );
    case "slipChoices":
      return value.choices === undefined
        ? at(
            "kind",
            `“${value.kind}” alanının seçenekleri yok.`,
            "“choices” altına seçenekleri yazın; serbest yazılacaksa “kind: text” kullanın.",
          )
        : at(
            "choices",
            "Seçenekler yalnız “kind: choice” (biri) ya da “kind: choices” (birkaçı) alanında olur.",
            "Alanın türünü öyle yapın ya da seçenekleri silin.",
            "key",
          );
    case "ownRow":
      return at(
        "label",
        `“${value.label}” satırı ürünlerden kendiliğinden gelir.`,
        "Bu ölçütü silin; başka bir şey anlatıyorsa adını değiştirin.",
      );
    case "slipChoiceProducts": {
      const entries = Array.isArray(value.choiceProducts) ? value.choiceProducts : [];
      const choices = [value.choices].flat();
      const wrong = entries.findIndex((entry) => isRecord(entry) && !choices.includes(entry.choice));
      return problemAt(
        file,
        positionOf(file, [...path, "choiceProducts", wrong, "choice"]),
        `“${entries[wrong]?.choice}” bu alanın seçenekleri arasında yok.`,
        `Seçeneklerden birini yazın: ${choices.join(", ")}.`,
      );
    }
    case "slipKindTwice":
      return kindTwiceProblem(file, path, input);
    case "emptySection":
      return problemAt(
        file,
        positionOf(file, path),
        "Bölümde başlıktan başka bir şey yok.",
        "“paragraphs”, “list”, “items”, “table” ya da “image” alanlarından en az birini yazın.",
      );
    default:
      throw new Error(`The content model has a rule without words: ${rule}.`);
  }
}

/** Duplicate unique fields of a slip: reports the second. */
function kindTwiceProblem(file: SourceFile, path: ValuePath, input: unknown): Problem {
  const kinds = (Array.isArray(input) ? input : []).map((entry: unknown) =>
    isRecord(entry) ? String(entry.kind) : "",
  );
  const repeats = kinds.findIndex(
    (kind, i) => singleKinds.some((single) => single === kind) && kinds.indexOf(kind) < i,
  );
  return problemAt(
    file,
    positionOf(file, [...path, repeats, "kind"]),
    `Formda ikinci bir “${kinds[repeats]}” alanı var.`,
    "Bu türden bir alan yeter; ötekini silin ya da “kind: text” yapın.",
  );
}
