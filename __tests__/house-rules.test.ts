import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { isScalar, parse, parseDocument, visit } from "yaml";
import { fillPlaceholders } from "../content-tools/model/placeholders";

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

describe("no fact stands twice in content/", () => {
  const site = parse(readFileSync(join(root, "content/site.yaml"), "utf8"));
  const others = filesIn("content", ".yaml").filter((file) => !file.endsWith("site.yaml"));

  /** Every text of a YAML file, as `file:line` and the text. */
  function textsIn(file: string): { place: string; text: string }[] {
    const code = readFileSync(file, "utf8");
    const texts: { place: string; text: string }[] = [];
    visit(parseDocument(code), {
      Scalar(key, node) {
        if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
        const line = code.slice(0, node.range?.[0]).split("\n").length;
        texts.push({ place: `${relative(root, file)}:${line}`, text: node.value.replaceAll("-", "–") });
      },
    });
    return texts;
  }

  /** Places where a text repeats one of the values as a word of its own. */
  function repetitions(file: string, values: readonly string[]): string[] {
    return textsIn(file).flatMap(({ place, text }) =>
      values
        .filter((value) => {
          const at = text.indexOf(value);
          const around = at === -1 ? "x" : `${text[at - 1] ?? " "}${text[at + value.length] ?? " "}`;
          return !/[\p{L}\d:]/u.test(around);
        })
        .map((value) => `${place}: ${value}`),
    );
  }

  const written = (facts: Record<string, object>) =>
    Object.keys(facts)
      .map((name) => fillPlaceholders(`{${name}}`, facts as Parameters<typeof fillPlaceholders>[1]))
      // A bare small number says nothing by itself; with its sign, range or thousands it does.
      .filter((value) => !/^\d{1,4}$/.test(value));

  test("of the laboratory: name, addresses, numbers", () => {
    const values = [
      site.brand,
      site.subtitle,
      site.address.city,
      site.address.street,
      site.phone.display,
      site.email,
      site.kvkkEmail,
      ...written(site.facts),
    ];
    expect(values).toEqual(expect.arrayContaining(["15+", "10.000+", "24/7", "24–48", "3–5", "%99,8"]));
    expect(others.flatMap((file) => repetitions(file, values))).toEqual([]);
  });

  test("of a product: its turnaround, its warranty, its own numbers", () => {
    for (const file of others.filter((name) => name.includes("products"))) {
      const { facts = {}, turnaround, warranty } = parse(readFileSync(file, "utf8"));
      const units = [turnaround, warranty].flatMap((quantity) =>
        quantity ? written({ quantity }).map((value) => `${value} ${quantity.unit}`) : [],
      );
      const single = [turnaround, warranty].filter((quantity) => quantity && !quantity.to);
      const amounts = single.map(({ number, unit }) => `${number} ${unit}`);
      expect(repetitions(file, [...units, ...amounts, ...written(facts)])).toEqual([]);
    }
  });
});
