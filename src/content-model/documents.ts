import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, posix } from "node:path";
import { type Document, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from "yaml";
import { isDesktopFile } from "./desktop-files";
import { statOf } from "./files";
import { type DocumentKind, documentKindOf } from "./index";
import { withComposedLetters } from "./letters";

/** Path of a value: keys and list indices. */
export type ValuePath = readonly (string | number)[];

export interface SourceFile {
  /** Path relative to the content folder, with forward slashes. */
  path: string;
  text: string;
  yaml: Document;
  /** Undefined if no document belongs at this path. */
  kind: DocumentKind | undefined;
  /** Parsed value; undefined if the YAML is unreadable. */
  value: unknown;
  /** Target of a symbolic link that leads nowhere. */
  lostTarget?: string;
}

/** 1-based position in a file. */
export interface SourcePosition {
  line: number;
  column: number;
  /** Path of the value at the position, if known. */
  path?: ValuePath;
}

/** Extensions of YAML files; only ".yaml" is valid, others are reported. */
const yamlName = /\.ya?ml(\.txt)?$/i;

/** Reads and parses every YAML file below `contentFolder`; unreadable ones have their errors in `yaml.errors`. */
export const readSourceFiles = (contentFolder: string): SourceFile[] =>
  listYaml(contentFolder, "")
    .map((path) => readSourceFile(contentFolder, path))
    .sort((a, b) => a.path.localeCompare(b.path));

function readSourceFile(contentFolder: string, path: string): SourceFile {
  const place = join(contentFolder, path);
  if (!statOf(place)) return { ...parseSourceFile(path, ""), lostTarget: readlinkSync(place) };
  return parseSourceFile(path, readFileSync(place, "utf8"));
}

/** @param text content of the file, without a byte order mark */
export function parseSourceFile(path: string, text: string): SourceFile {
  const source = withComposedLetters(text.replace(/^\uFEFF/, ""));
  const yaml = parseDocument(source, {
    prettyErrors: false,
    logLevel: "error",
    uniqueKeys: true,
    version: "1.2",
  });
  return { path, text: source, yaml, kind: documentKindOf(path), value: readValue(yaml) };
}

/** Duplicate keys alone leave a file readable. */
function readValue(yaml: Document): unknown {
  if (yaml.errors.some(({ code }) => code !== "DUPLICATE_KEY")) return undefined;
  try {
    return yaml.toJS();
  } catch {
    return undefined; // an alias without its anchor, which scalarProblems reports
  }
}

/** Paths of YAML files, and of links that lead nowhere. */
function listYaml(folder: string, below: string): string[] {
  return readdirSync(join(folder, below))
    .filter((name) => !isDesktopFile(name))
    .sort((a, b) => a.localeCompare(b))
    .flatMap((name) => {
      const path = posix.join(below, name);
      const stat = statOf(join(folder, path));
      if (stat?.isDirectory()) return listYaml(folder, path);
      return !stat || yamlName.test(name) ? [path] : [];
    });
}

/**
 * Position of the value at `path`, or of its nearest existing parent.
 * @param of "key": the position of the key, "value": of the value
 */
export function positionOf(file: SourceFile, path: ValuePath, of: "key" | "value" = "value"): SourcePosition {
  let node: unknown = file.yaml.contents;
  let offset = startOf(node) ?? 0;
  path.forEach((step, depth) => {
    const pair = isMap(node) ? node.items.find((item) => keyOf(item) === String(step)) : undefined;
    const child = pair?.value ?? (isSeq(node) && typeof step === "number" ? node.items[step] : undefined);
    const last = depth === path.length - 1;
    const keyStart = isPair(pair) ? startOf(pair.key) : undefined;
    offset = (last && of === "key" ? keyStart : undefined) ?? startOf(child) ?? keyStart ?? offset;
    node = child;
  });
  return { ...positionAt(file, offset), path };
}

/** Position of `part` in the text at `path`; the start of the text if not found literally. */
export function positionOfPart(file: SourceFile, path: ValuePath, part: string): SourcePosition {
  const node = file.yaml.getIn(path, true);
  if (!isScalar(node) || !node.range) return positionOf(file, path);
  const [start, end] = node.range;
  const at = file.text.slice(start, end).indexOf(part);
  return at < 0 ? positionOf(file, path) : { ...positionAt(file, start + at), path };
}

/** Source text of the value at `path`, with quotes. */
export function writtenAt(file: SourceFile, path: ValuePath): string {
  const node = file.yaml.getIn(path, true);
  return isNode(node) && node.range ? file.text.slice(node.range[0], node.range[1]).trim() : "";
}

/**
 * 1-based position of a character offset, counted here because the parser's line counter is wrong after some
 * errors.
 */
export function positionAt({ text }: SourceFile, offset: number): SourcePosition {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

const keyOf = (pair: { key: unknown }) => (isScalar(pair.key) ? String(pair.key.value) : undefined);
