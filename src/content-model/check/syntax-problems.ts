import type { YAMLError } from "yaml";
import { positionAt, type SourceFile } from "../documents";
import { type Explanation, type Problem, problemAt } from "./problem";

/**
 * Reports YAML syntax errors. Only the first of a line, none after one that ends the document, and only tabs
 * if there are any, because the others follow from them.
 */
export function syntaxProblems(file: SourceFile): Problem[] {
  const tabs = file.yaml.errors.filter(({ code }) => code === "TAB_AS_INDENT");
  const end = file.yaml.errors.findIndex(({ message }) => message.includes("in YAML stream"));
  const first = end < 0 ? file.yaml.errors : file.yaml.errors.slice(0, end + 1);
  const problems = (tabs.length > 0 ? tabs : first).map((error) => {
    const { offset, message, fix } = explainError(file, error);
    return problemAt(file, positionAt(file, offset), message, fix);
  });
  return problems.filter((problem, i) => problems.findIndex(({ line }) => line === problem.line) === i);
}

interface PlacedExplanation extends Explanation {
  /** Number of preceding characters. */
  offset: number;
}

const fixes = {
  tab: "Girintiyi boşlukla yapın: her düzey için iki boşluk.",
  indent: "Aynı düzeydeki alanlar aynı sütunda başlamalı; her düzey bir öncekinden iki boşluk içeridedir.",
  quote: "Değeri çift tırnak içine alın.",
  field: "Alanı “ad: değer” biçiminde yazın; iki noktadan sonra bir boşluk bırakın.",
  document: "“---” satırını silin; bir dosyaya iki dosyanın içeriği yazılmaz.",
};

function explainError(file: SourceFile, { code, pos, message }: YAMLError): PlacedExplanation {
  const [offset] = pos;
  const at = (text: string, fix: string, from = offset): PlacedExplanation => ({
    offset: from,
    message: text,
    fix,
  });
  switch (code) {
    case "TAB_AS_INDENT":
      return at("Girintide sekme (Tab) karakteri var.", fixes.tab);
    case "DUPLICATE_KEY":
      return at(`“${wordAt(file, offset)}” alanı iki kez yazılmış.`, "Birini silin.");
    case "BAD_INDENT":
      return message.startsWith("Flow")
        ? at("Açılan { ya da [ kapatılmamış.", "Satırın sonunu } ya da ] ile kapatın.")
        : at("Satırın girintisi yanlış.", fixes.indent);
    case "BAD_SCALAR_START":
      return at(`Tırnaksız değer ${file.text.charAt(offset)} ile başlayamaz.`, fixes.quote);
    case "BAD_DQ_ESCAPE":
      return at(
        "Çift tırnak içinde ters eğik çizgi (\\) kullanılmış.",
        "Ters eğik çizgiyi silin ya da \\\\ yazın.",
      );
    case "MULTIPLE_DOCS":
      return at("Dosya “---” satırıyla ikiye bölünmüş.", fixes.document);
    case "BLOCK_AS_IMPLICIT_KEY":
      return at(
        "Değerin içinde iki nokta var ya da alttaki satır fazla içeriden başlıyor.",
        "Değerde iki nokta geçiyorsa onu çift tırnak içine alın; geçmiyorsa alttaki satırın girintisini düzeltin.",
      );
    case "MISSING_CHAR":
      return missingCharacter(file, offset, message);
    case "MULTILINE_IMPLICIT_KEY":
      return at("Alan adından sonra iki nokta ve boşluk yok.", fixes.field);
    default:
      return leftover(file, offset);
  }
}

/** An unclosed quote is detected at the end of the file; reports its opening. */
function missingCharacter(file: SourceFile, offset: number, message: string): PlacedExplanation {
  const quote = /Missing closing (["'])/.exec(message)?.[1];
  if (quote) {
    const opening = file.text.lastIndexOf(`: ${quote}`, offset - 1);
    const item = file.text.lastIndexOf(`- ${quote}`, offset - 1);
    const found = Math.max(opening, item);
    return {
      offset: found < 0 ? offset : found + 2,
      message: "Açılan tırnak kapatılmamış.",
      fix: `Metnin sonuna ${quote} koyun.`,
    };
  }
  if (message.startsWith("Sequence item")) {
    return {
      offset,
      message: "Satırın girintisi yanlış ya da başındaki kısa çizgi eksik.",
      fix: fixes.indent,
    };
  }
  if (message.startsWith("Flow")) {
    return {
      offset,
      message: "Açılan { ya da [ kapatılmamış.",
      fix: "Satırın sonunu } ya da ] ile kapatın.",
    };
  }
  return { offset, message: "Alan adından sonra iki nokta ve boşluk yok.", fix: fixes.field };
}

/** Text after a complete value: "{experience} yıl", or "a" b without quotes around the whole. */
function leftover(file: SourceFile, offset: number): PlacedExplanation {
  const before = file.text.slice(file.text.lastIndexOf("\n", offset - 1) + 1, offset).trimEnd();
  if (/[}"'\]]$/.test(before)) {
    return {
      offset,
      message: "Değer bittikten sonra satır sürüyor.",
      fix: "Değerin tamamını çift tırnak içine alın; içinde çift tırnak geçiyorsa yerine ’ ya da “ ” kullanın.",
    };
  }
  if (/[>|][+-]?$/.test(before)) {
    return {
      offset,
      message: `“${before.slice(-2).trim()}” işaretinden sonra satır boş kalmalı.`,
      fix: "Metni alt satırdan, iki boşluk içeriden başlatın.",
    };
  }
  if (/:$/.test(before)) {
    return {
      offset,
      message: "Değer bu işaretle başlayamaz.",
      fix: "Metinse değeri çift tırnak içine alın; listeyse alt satırdan başlatın.",
    };
  }
  return {
    offset,
    message: "Satır okunamadı.",
    fix: `${fixes.field} Girintiyi de denetleyin: aynı düzeydeki alanlar aynı sütunda başlar.`,
  };
}

const wordAt = (file: SourceFile, offset: number) =>
  /^["']?([^\s:"']*)/.exec(file.text.slice(offset))?.[1] ?? "";
