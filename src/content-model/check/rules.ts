import { type SocialKind, socialNetworks } from "../../domain/social-networks";
import { stepUnits } from "../../domain/units";
import { choiceLabel } from "../choice-labels";
import type { SourceFile, ValuePath } from "../documents";
import { dig, isRecord } from "../walk";
import { named, numberText } from "./names";
import { type Explanation, type Problem, problemAt } from "./problem";

/**
 * Reports a rule of the model that spans several fields.
 * @param rule message of the rule in the model
 * @param path path of the fields' parent, or of the wrong one in a list
 * @param input value of the fields' parent
 */
export function ruleProblem(rule: string, file: SourceFile, path: ValuePath, input: unknown): Problem {
  const value = isRecord(input) ? input : {};
  const written = dig(file.value, path);
  const label = (key: string) => named(file, [...path, key]);
  const at = (key: string, message: string, fix: string, of: "key" | "value" = "value") =>
    problemAt(file, [...path, key], { message, fix }, of);
  const here = (explanation: Explanation) => problemAt(file, path, explanation);
  switch (rule) {
    case "rangeOrder":
      return at(
        "to",
        `Aralık ters: ${numberText(value.number)}–${numberText(value.to)}.`,
        `Küçük sayıyı ${label("number")}, büyüğünü ${label("to")} alanına yazın; aralık değilse ${label("to")} alanını kaldırın.`,
      );
    case "dayOrder":
      return at(
        "to",
        "Kapalı günlerin sonu, başından sonra olmalı.",
        `Önceki günü ${label("from")}, sonrakini ${label("to")} alanına yazın; tek günse ${label("to")} alanını kaldırın.`,
      );
    case "factOrNumber":
      return value.number === undefined
        ? here({
            message: "Sayı verilmemiş.",
            fix: `${label("number")} ya da ${label("fact")} alanını doldurun.`,
          })
        : at(
            "number",
            `${label("fact")} ile ${label("number")} birlikte verilmiş.`,
            "Sayı bir bilgiden geliyorsa ikincisini, gelmiyorsa birincisini kaldırın.",
            "key",
          );
    case "unitOfNumber":
      return here({
        message: "Sürenin birimi yok.",
        fix: `${label("unit")} alanını doldurun: ${stepUnits.join(", ")}.`,
      });
    case "oneWarranty":
      return at(
        "lifetimeWarranty",
        "Hem ömür boyu garanti hem garanti süresi verilmiş.",
        "Garanti ya ömür boyudur ya da süresi vardır; birini kaldırın.",
        "key",
      );
    case "placesOnGauge":
      return here({
        message: "Ölçekte bu malzemenin yeri yok.",
        fix: "Her malzemenin yerini 1, 2 ya da 3 olarak yazın ya da ölçeği kaldırın.",
      });
    case "cellCount":
      return here({
        message: `Satırda ${[written].flat().length} hücre var, tabloda ise satır adından sonra ${[value.columns].flat().length - 1} sütun.`,
        fix: "Her satıra, adından sonraki sütunlar kadar hücre yazın; boş kalacaksa “–” koyun.",
      });
    case "oneTarget":
      return here({
        message: "Bağlantının tek bir yere gitmesi gerekir.",
        fix: `Birini doldurun, ötekileri boş bırakın: ${label("to")}, ${label("web")} ya da ${label("file")}.`,
      });
    case "socialHost":
      return at(
        "url",
        `Bu adres ${socialNetworks[value.kind as SocialKind].name} hesabının değil.`,
        `Hesabın adresini tarayıcıdan kopyalayın ya da ${label("kind")} alanını düzeltin.`,
      );
    case "telephone":
      return here({
        message: `“${input}” bir telefon numarası değil.`,
        fix: "Numarayı alan koduyla yazın, örneğin 0212 000 00 00; yurt dışındaysa başına ülke kodunu koyun: +49 …",
      });
    case "slipChoices":
      return at(
        "kind",
        `“${choiceLabel(String(value.kind))}” alanının seçenekleri yok.`,
        `${label("choices")} alanına seçenekleri yazın ya da alanın türünü değiştirin.`,
      );
    case "slipChoiceProducts":
      return here({
        message: `“${written}” bu alanın seçenekleri arasında yok.`,
        fix: `Seçeneklerden birini yazın: ${[value.choices ?? []].flat().join(", ")}.`,
      });
    case "slipKindTwice":
      return here({
        message: `Formda ikinci bir “${choiceLabel(String(written))}” alanı var.`,
        fix: "Bu türden bir alan yeter; ötekini kaldırın ya da türünü değiştirin.",
      });
    default:
      throw new Error(`The content model has a rule without words: ${rule}.`);
  }
}
