import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Document, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { type DocumentKind, documentKindOf } from "../content-model";

/** Steps from the top of a document to a value: keys and list positions. */
export type ValuePath = readonly (string | number)[];

export interface SourceFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  text: string;
  yaml: Document;
  lines: LineCounter;
  /** Undefined when no kind of document belongs at this path. */
  kind: DocumentKind | undefined;
  /** The plain value; undefined when the YAML cannot be read. */
  value: unknown;
}

/** 1-based place in a file. */
export interface Place {
  line: number;
  column: number;
}

/** Every YAML file below `contentFolder`, parsed with positions; unreadable ones carry their errors in `yaml.errors`. */
export function readSourceFiles(contentFolder: string): SourceFile[] {
  return listYaml(contentFolder, "").map((path) =>
    parseSourceFile(path, readFileSync(join(contentFolder, path), "utf8")),
  );
}

export function parseSourceFile(path: string, text: string): SourceFile {
  const lines = new LineCounter();
  const yaml = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
    version: "1.2",
  });
  const readable = yaml.errors.length === 0;
  return { path, text, yaml, lines, kind: documentKindOf(path), value: readable ? yaml.toJS() : undefined };
}

function listYaml(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = posix.join(below, entry.name);
      if (entry.isDirectory()) return listYaml(folder, path);
      return /\.ya?ml$/.test(entry.name) ? [path] : [];
    });
}

/**
 * Where the value at `path` begins; where it is absent, where its nearest existing parent begins.
 * @param of "key": the key that names the value, "value": the value itself
 */
export function placeOf(file: SourceFile, path: ValuePath, of: "key" | "value" = "value"): Place {
  let node: unknown = file.yaml.contents;
  let offset = startOf(node) ?? 0;
  path.forEach((step, depth) => {
    const pair = isMap(node) ? node.items.find((item) => keyOf(item) === step) : undefined;
    const child = pair?.value ?? (isSeq(node) && typeof step === "number" ? node.items[step] : undefined);
    const last = depth === path.length - 1;
    const keyStart = isPair(pair) ? startOf(pair.key) : undefined;
    offset = (last && of === "key" ? keyStart : undefined) ?? startOf(child) ?? keyStart ?? offset;
    node = child;
  });
  return placeAt(file, offset);
}

/** The 1-based place of a character offset. */
export function placeAt(file: SourceFile, offset: number): Place {
  const { line, col } = file.lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

const keyOf = (pair: { key: unknown }) => (isScalar(pair.key) ? pair.key.value : undefined);
