import { isAlias, isNode, isScalar, type Node, type Pair, parseDocument, type Scalar, visit } from "yaml";
import { placeAt, type SourceFile } from "../documents";
import { type Problem, problemAt } from "./problem";

/** Values that are valid YAML and yet not what their writer meant. */
export function scalarProblems(file: SourceFile): Problem[] {
  const { nodes, pairs } = partsOf(file);
  const keys = new Set<unknown>(pairs.map(({ key }) => key));
  return [
    ...encodingProblems(file),
    ...markProblems(file, nodes),
    ...ambiguousProblems(
      file,
      nodes.filter(isScalar).filter((node) => !keys.has(node)),
    ),
    ...separatorProblems(file, pairs),
  ];
}

function partsOf(file: SourceFile): { nodes: Node[]; pairs: Pair[] } {
  const nodes: Node[] = [];
  const pairs: Pair[] = [];
  visit(file.yaml, {
    Node: (_, node) => void nodes.push(node),
    Pair: (_, pair) => void pairs.push(pair),
  });
  return { nodes: nodes.filter(isNode), pairs };
}

/** Bytes that are no UTF-8, as older Windows editors save Turkish letters. */
function encodingProblems(file: SourceFile): Problem[] {
  const at = file.text.indexOf("\uFFFD");
  if (at < 0) return [];
  return [
    problemAt(
      file,
      placeAt(file, at),
      "Dosya UTF-8 ile kaydedilmemiş; Türkçe harfler okunamıyor.",
      "Dosyayı UTF-8 kodlamasıyla yeniden kaydedin.",
    ),
  ];
}

/** Values that start with a sign YAML keeps for itself: the sign, or the whole value, would vanish. */
function markProblems(file: SourceFile, nodes: readonly Node[]): Problem[] {
  return nodes.flatMap((node) => {
    const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : "";
    if (sign === "") return [];
    const offset = Math.max(file.text.lastIndexOf(sign, node.range?.[0] ?? 0), 0);
    return [
      problemAt(
        file,
        placeAt(file, offset),
        `Tırnaksız değer ${sign} ile başlayamaz.`,
        "Değeri çift tırnak içine alın.",
      ),
    ];
  });
}

/**
 * Unquoted words that YAML tools read differently: yes, on, 1:30, 2024-05-01, 1_000. This check reads YAML 1.2, the
 * site and editors' tools partly 1.1; quoted, a text is the same for all.
 */
function ambiguousProblems(file: SourceFile, scalars: readonly Scalar[]): Problem[] {
  const values = scalars.filter(({ type, source }) => type === "PLAIN" && mayDiffer(source ?? ""));
  if (values.length === 0) return [];
  const older = parseDocument(file.text, { version: "1.1", prettyErrors: false, logLevel: "error" });
  const others = new Map<number, unknown>();
  visit(older, { Scalar: (_, node) => void others.set(node.range?.[0] ?? -1, node.value) });
  return values.flatMap((node) => {
    const offset = node.range?.[0] ?? 0;
    if (!others.has(offset) || Object.is(others.get(offset), node.value)) return [];
    const written = node.source ?? String(node.value);
    return [
      problemAt(
        file,
        placeAt(file, offset),
        `Tırnaksız ${written} farklı okunabilir (${readAs(others.get(offset))}).`,
        `Metin olduğunu belirtmek için çift tırnak içine alın: "${written}".`,
      ),
    ];
  });
}

/**
 * Whether it is worth to read the file a second time. Versions of YAML disagree on words that stand for a truth value or
 * for nothing, and on what is written with the signs of a number, a time or a date; not on plain decimal numbers.
 */
const mayDiffer = (source: string): boolean =>
  /^(?:[-+]?[.\d][\d_:.,+\-a-fox tz]*|[-+]?\.(?:inf|nan)|y|n|yes|no|on|off|true|false|null|~|<<|=)$/i.test(
    source,
  ) && !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source);

/** 10.000 is ten to YAML; where a quantity is written so, ten thousand was meant. */
function separatorProblems(file: SourceFile, pairs: readonly Pair[]): Problem[] {
  return pairs.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || (key.value !== "number" && key.value !== "to")) return [];
    const written = typeof value.value === "number" ? (value.source ?? "") : "";
    if (!/^-?[1-9]\d{0,2}\.\d{3}$/.test(written)) return [];
    return [
      problemAt(
        file,
        placeAt(file, value.range?.[0] ?? 0),
        `${written} burada ${String(value.value).replace(".", ",")} olarak okunur.`,
        `Binlik ayırıcı koymayın: ${written.replace(".", "")}. Ayırıcı sitede kendiliğinden eklenir.`,
      ),
    ];
  });
}

function readAs(value: unknown): string {
  if (typeof value === "boolean") return value ? "doğru" : "yanlış";
  if (value instanceof Date) return "tarih";
  return typeof value === "number" || typeof value === "bigint" ? `${value} sayısı` : "başka bir değer";
}
