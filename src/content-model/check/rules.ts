import { stepUnits } from "../../domain/units";
import { positionOf, type SourceFile, type ValuePath } from "../documents";
import { singleKinds } from "../pages/work-slip";
import { dig, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";
import { choiceWords, clear, fieldWords, keyWords, line, type Sentence, worded } from "./sentence";

/**
 * Reports a model rule that spans several fields of a section.
 * @param rule message of the rule in the model
 * @param path path of the section
 */
export function ruleProblem(rule: string, file: SourceFile, path: ValuePath, input: unknown): Problem {
  const value = isRecord(input) ? input : {};
  const named = (key: string) => fieldWords(file, [...path, key]);
  const kindOf = (value: string) => worded`“${keyWords(file, [...path, "kind"])}: ${choiceWords(value)}”`;
  const at = (key: string, message: Sentence, fix: Sentence, of: "key" | "value" = "value") =>
    problemAt(file, positionOf(file, [...path, key], of), message, fix);
  switch (rule) {
    case "rangeOrder":
      return at(
        "to",
        worded`Aralık ters: ${named("to")} (${String(value.to)}), ${named("number")} değerinden (${String(value.number)}) büyük olmalı.`,
        worded`Küçük sayıyı ${named("number")}, büyüğünü ${named("to")} alanına yazın; aralık değilse ${named("to")} ${line}nı ${clear}.`,
      );
    case "dayOrder":
      return at(
        "to",
        "Kapalı günlerin sonu, başından sonra olmalı.",
        worded`Önceki günü ${named("from")}, sonrakini ${named("to")} alanına yazın; tek günse ${named("to")} ${line}nı ${clear}.`,
      );
    case "factOrNumber":
      return value.number === undefined
        ? problemAt(
            file,
            positionOf(file, path),
            worded`Sayı verilmemiş: ne ${named("fact")} ne de ${named("number")} var.`,
            worded`${named("number")} ile sayıyı ya da ${named("fact")} ile bilginin adını yazın.`,
          )
        : at(
            "number",
            worded`${named("fact")} ile ${named("number")} birlikte verilmiş.`,
            worded`Sayı bir bilgiden geliyorsa ${named("number")} ${line}nı, gelmiyorsa ${named("fact")} ${line}nı ${clear}.`,
            "key",
          );
    case "unitOfNumber":
      return problemAt(
        file,
        positionOf(file, path),
        worded`Sürenin birimi yok: ${named("number")} var, ${named("unit")} yok.`,
        worded`${named("unit")} ile birimi yazın: ${stepUnits.join(", ")}.`,
      );
    case "oneWarranty":
      return at(
        "lifetimeWarranty",
        worded`${named("warranty")} ile ${named("lifetimeWarranty")} birlikte verilmiş.`,
        "Garanti ya ömür boyudur ya da süresi vardır; birini silin.",
        "key",
      );
    case "placesOnGauge": {
      const items = Array.isArray(value.items) ? value.items : [];
      const wrong = items.findIndex(
        (item) => (value.gauge === undefined) !== (dig(item, ["place"]) === undefined),
      );
      const place = [...path, "items", wrong, "place"];
      return value.gauge === undefined
        ? problemAt(
            file,
            positionOf(file, place, "key"),
            worded`${fieldWords(file, place)} verilmiş, ama bölümün ölçeği yok.`,
            worded`${named("gauge")} ile ölçeği yazın ya da bu ${line} ${clear}.`,
          )
        : problemAt(
            file,
            positionOf(file, place),
            worded`Ölçekte bu malzemenin yeri yok: ${fieldWords(file, place)} yazılmamış.`,
            "Her malzemenin yerini 1, 2 ya da 3 olarak yazın ya da ölçeği silin.",
          );
    }
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
        worded`${named("banner")} ile ${named("carousel")} birlikte verilmiş.`,
        "Sayfanın bir üst bölümü olur; birini silin.",
        "key",
      );
    case "oneTarget":
      return problemAt(
        file,
        positionOf(file, path),
        worded`Bağlantının bir yere gitmesi gerekir: ${named("to")}, ${named("web")} ya da ${named("file")}.`,
        worded`Üçünden yalnız birini yazın: sayfa için ${named("to")}, başka bir site için ${named("web")}, PDF için ${named("file")}.`,
      );
    case "slipChoices":
      return value.choices === undefined
        ? at(
            "kind",
            worded`“${choiceWords(String(value.kind))}” alanının seçenekleri yok.`,
            worded`${named("choices")} altına seçenekleri yazın; serbest yazılacaksa ${kindOf("text")} kullanın.`,
          )
        : at(
            "choices",
            worded`Seçenekler yalnız ${kindOf("choice")} (biri) ya da ${kindOf("choices")} (birkaçı) alanında olur.`,
            "Alanın türünü öyle yapın ya da seçenekleri silin.",
            "key",
          );
    case "halfPlace":
      return at(
        value.latitude === undefined ? "longitude" : "latitude",
        "Haritadaki yerin iki sayısından biri eksik.",
        worded`${named("latitude")} ile ${named("longitude")} alanlarını birlikte yazın ya da ikisini de silin.`,
        "key",
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
        worded`${named("paragraphs")}, ${named("list")}, ${named("items")}, ${named("table")} ya da ${named("image")} alanlarından en az birini yazın.`,
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
    worded`Formda ikinci bir “${choiceWords(String(kinds[repeats]))}” alanı var.`,
    worded`Bu türden bir alan yeter; ötekini silin ya da “${keyWords(file, [...path, repeats, "kind"])}: ${choiceWords("text")}” yapın.`,
  );
}
