import { isAlias, isScalar, type Node, type Pair } from "yaml";
import { positionAt, type SourceFile } from "../documents";
import { invisibleProblems } from "./invisible-problems";
import { type Problem, problemAt } from "./problem";
import { partsOf } from "./scalars";

/** Reports values that are valid YAML but not what was meant. */
export function scalarProblems(file: SourceFile): Problem[] {
  const { nodes, pairs, scalars } = partsOf(file);
  return [
    ...invisibleProblems(file, scalars),
    ...markProblems(file, nodes),
    ...separatorProblems(file, pairs),
  ];
}

/** The whole file is unreadable: nothing else can be reported. */
export function encodingProblems(file: SourceFile): Problem[] {
  // Single-byte Turkish text (older Windows editors), or UTF-16.
  const isWide = file.text.includes("\0");
  const at = isWide ? 0 : file.text.indexOf("\uFFFD");
  if (at >= 0)
    return [
      problemAt(
        file,
        positionAt(file, at),
        "Dosya UTF-8 ile kaydedilmemiş; Türkçe harfler okunamıyor.",
        "Dosyayı UTF-8 kodlamasıyla yeniden kaydedin.",
      ),
    ];
  if (!/\r(?!\n)/.test(file.text) || file.text.includes("\n")) return [];
  return [
    problemAt(
      file,
      { line: 1, column: 1 },
      "Dosyanın satır sonları eski Mac biçiminde (CR); satırlar ayrılamıyor.",
      "Dosyayı LF ya da CRLF satır sonlarıyla yeniden kaydedin.",
    ),
  ];
}

/** Values that start with a YAML indicator: the sign or the whole value would be lost. */
function markProblems(file: SourceFile, nodes: readonly Node[]): Problem[] {
  return nodes.flatMap((node) => {
    const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : "";
    if (sign === "") return [];
    const offset = Math.max(file.text.lastIndexOf(sign, node.range?.[0] ?? 0), 0);
    return [
      problemAt(
        file,
        positionAt(file, offset),
        `Tırnaksız değer ${sign} ile başlayamaz.`,
        "Değeri çift tırnak içine alın.",
      ),
    ];
  });
}

/** 10.000 is ten in YAML; in a quantity it means ten thousand. */
function separatorProblems(file: SourceFile, pairs: readonly Pair[]): Problem[] {
  return pairs.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || (key.value !== "number" && key.value !== "to")) return [];
    const written = typeof value.value === "number" ? (value.source ?? "") : "";
    if (!/^-?[1-9]\d{0,2}\.\d{3}$/.test(written)) return [];
    return [
      problemAt(
        file,
        positionAt(file, value.range?.[0] ?? 0),
        `${written} burada ${String(value.value).replace(".", ",")} olarak okunur.`,
        `Binlik ayırıcı koymayın: ${written.replace(".", "")}. Ayırıcı sitede kendiliğinden eklenir.`,
      ),
    ];
  });
}
