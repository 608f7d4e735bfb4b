import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

const root = join(__dirname, "..");

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(root, folder, String(name)))
    .filter((file) => file.endsWith(extension));
}

describe("no visible copy stands in TSX", () => {
  /** Texts between tags and in attributes that people see or hear, as `name:line: text`. */
  function copyIn(name: string, code: string): string[] {
    const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const found: string[] = [];
    const keep = (node: ts.Node, text: string) => {
      if (!/\p{L}{2}/u.test(text)) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${name}:${line + 1}: ${text.trim()}`);
    };
    const walk = (node: ts.Node) => {
      if (ts.isJsxText(node)) keep(node, node.text);
      if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
        if (ts.isStringLiteralLike(node.expression)) keep(node, node.expression.text);
        if (ts.isTemplateExpression(node.expression)) {
          const { head, templateSpans } = node.expression;
          keep(node, [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(""));
        }
      }
      if (ts.isJsxAttribute(node) && /^(alt|title|label|placeholder|aria-label)$/.test(node.name.getText())) {
        if (node.initializer && ts.isStringLiteral(node.initializer)) keep(node, node.initializer.text);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
    return found;
  }

  test("on any page", () => {
    const files = filesIn("src", ".tsx");
    expect(files.length).toBeGreaterThan(60);
    expect(files.flatMap((file) => copyIn(relative(root, file), readFileSync(file, "utf8")))).toEqual([]);
  });

  test("and the search for it finds every way to write it", () => {
    const code =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source code to search
      'const A = () => <p title="Merhaba">Selam {"dünya"} {`ve ${name} için`} <b className="kalin">{label}</b></p>;';
    expect(copyIn("a.tsx", code)).toEqual([
      "a.tsx:1: Merhaba",
      "a.tsx:1: Selam",
      "a.tsx:1: dünya",
      "a.tsx:1: ve  için",
    ]);
  });
});
