import { isAlias, isScalar, type Node, type Pair, parseDocument, visit } from "yaml";
import { positionAt, type SourceFile, type SourcePosition, type ValuePath } from "../documents";
import { invisibleProblems } from "./invisible-problems";
import { type Problem, problemAt } from "./problem";
import { type PlacedScalar, partsOf } from "./scalars";
import { spellingFix } from "./spelling-fix";

/** Reports values that are valid YAML but not what was meant. */
export function scalarProblems(file: SourceFile): Problem[] {
  const { nodes, pairs, scalars } = partsOf(file);
  return [
    ...invisibleProblems(file, scalars),
    ...markProblems(file, nodes),
    ...ambiguousProblems(
      file,
      scalars.filter(({ isKey }) => !isKey),
    ),
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

/**
 * Unquoted words that YAML versions parse differently: yes, on, 1:30, 2024-05-01, 1_000. This check uses YAML
 * 1.2, the build and some editors 1.1.
 */
function ambiguousProblems(file: SourceFile, scalars: readonly PlacedScalar[]): Problem[] {
  const values = scalars.filter(({ node }) => node.type === "PLAIN" && mayDiffer(node.source ?? ""));
  if (values.length === 0) return [];
  const older = parseDocument(file.text, { version: "1.1", prettyErrors: false, logLevel: "error" });
  const others = new Map<number, unknown>();
  visit(older, { Scalar: (_, node) => void others.set(node.range?.[0] ?? -1, node.value) });
  return values.flatMap(({ node, path }) => {
    const offset = node.range?.[0] ?? 0;
    if (!others.has(offset) || Object.is(others.get(offset), node.value)) return [];
    const other = others.get(offset);
    return [ambiguousProblem(file, path, positionAt(file, offset), node.source ?? String(node.value), other)];
  });
}

/** @param other value according to the other parser */
export const ambiguousProblem = (
  file: SourceFile,
  path: ValuePath,
  position: SourcePosition,
  written: string,
  other: unknown,
): Problem =>
  problemAt(
    file,
    position,
    `Tırnaksız ${written} farklı okunabilir (${readAs(other)}).`,
    spellingFix(file, path, other),
  );

/**
 * Whether parsing again is worthwhile: YAML versions differ on booleans, null and numbers, times and dates,
 * but not on plain decimals.
 */
const mayDiffer = (source: string): boolean =>
  /^(?:[-+]?[.\d][\d_:.,+\-a-fox tz]*|[-+]?\.(?:inf|nan)|y|n|yes|no|on|off|true|false|null|~|<<|=)$/i.test(
    source,
  ) && !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source);

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

function readAs(value: unknown): string {
  if (typeof value === "boolean") return value ? "doğru" : "yanlış";
  if (value instanceof Date) return "tarih";
  if (typeof value === "string") return "metin";
  return typeof value === "number" || typeof value === "bigint" ? `${value} sayısı` : "başka bir değer";
}
