import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;
const SKIPPED = /^(node_modules|public|\.[^/]*|__tests__)$/;

/** Every source of the project but its tests, as paths from the root. */
function sourcesIn(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(root, file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

/** `process.env`, or a parameter that stands for it. */
const isEnvironment = (node: ts.Node): boolean => /^(process\.|this\.|Deno\.)?env$/.test(node.getText());

const NAME = /^([A-Z][A-Z0-9_]*|npm_\w+)$/;

/**
 * The environment variables a source reads: members of `process.env` or of a parameter `env`, and, where a member is
 * looked up by a name, or the function's reader of settings is used, every text that looks like one.
 */
export function variablesIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const members = new Set<string>();
  const texts = new Set<string>();
  let looksUp = false;
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isEnvironment(node.expression)) {
      if (node.name.text === "get") looksUp = true;
      else if (NAME.test(node.name.text)) members.add(node.name.text);
    }
    if (ts.isElementAccessExpression(node) && isEnvironment(node.expression)) looksUp = true;
    if (ts.isImportDeclaration(node) && /settings-reader/.test(node.moduleSpecifier.getText()))
      looksUp = true;
    if (ts.isStringLiteralLike(node) && NAME.test(node.text)) texts.add(node.text);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return [...members, ...(looksUp ? texts : [])];
}

/** The environment variables the project reads. */
export function variablesOf(root: string): string[] {
  const files = sourcesIn(root).map((file) => variablesIn(file, readFileSync(path.join(root, file), "utf8")));
  return [...new Set(files.flat())];
}
