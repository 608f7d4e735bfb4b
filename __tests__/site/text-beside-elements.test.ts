import { resolve } from "node:path";
import ts from "typescript";

// Chrome's translation replaces all text nodes of a page. React fails if it then removes one, or inserts an
// element before one. Needs the types of the queries, which a build writes.

/** Possible results of an expression in JSX. */
type Kind = "text" | "element" | "nothing";

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile("tsconfig.json", ts.sys.readFile).config,
  ts.sys,
  process.cwd(),
);
const program = ts.createProgram(
  fileNames.filter((file) => file.startsWith(resolve("src"))),
  options,
);
const checker = program.getTypeChecker();

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const nothingFlags = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

function kindOfType(type: ts.Type): Kind {
  if (type.flags & textFlags) return "text";
  return type.flags & nothingFlags ? "nothing" : "element";
}

function kindsOf(node: ts.Node): Kind[] {
  if (ts.isParenthesizedExpression(node)) return kindsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...kindsOf(node.whenTrue), ...kindsOf(node.whenFalse)];
  const type = checker.getTypeAtLocation(node);
  const kinds = (type.isUnion() ? type.types : [type]).map(kindOfType);
  // All children of a component.
  return kinds.includes("text") && kinds.includes("element") ? ["element"] : kinds;
}

function kindsOfChild(child: ts.JsxChild): Kind[] {
  if (ts.isJsxText(child)) return child.text.trim() === "" ? [] : ["text"];
  if (!ts.isJsxExpression(child)) return ["element"];
  return child.expression ? kindsOf(child.expression) : [];
}

/** Whether a text among these children, or an element beside one, is conditional. */
function swapsTexts(children: readonly ts.JsxChild[]): boolean {
  const kinds = children.map((child) => new Set(kindsOfChild(child))).filter(({ size }) => size > 0);
  const hasText = kinds.some((each) => each.has("text"));
  return kinds.some(
    (each) =>
      (each.has("text") && each.has("element")) || (kinds.length > 1 && hasText && each.has("nothing")),
  );
}

function placesIn(file: ts.SourceFile): string[] {
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && swapsTexts(node.children))
      places.push(`${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
}

test("no conditional text stands beside or instead of an element", () => {
  const files = program.getSourceFiles().filter(({ fileName }) => /\/src\/.*\.tsx$/.test(fileName));
  // /admin is not translated.
  const own = files.filter(({ fileName }) => !/node_modules|\/src\/admin\//.test(fileName));
  expect(own.length).toBeGreaterThan(50);
  expect(own.flatMap(placesIn)).toEqual([]);
});
