import { resolve } from "node:path";
import ts from "typescript";

/**
 * schema.org's vocabulary as schema-dts generates it from its definition: a class is an interface named after it, its
 * properties are the interface's, and their types are the kinds of values they take.
 */
const vocabularyFile = resolve(__dirname, "../../node_modules/schema-dts/dist/schema.d.ts");
const program = ts.createProgram([vocabularyFile], {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();
const vocabulary = program.getSourceFile(vocabularyFile);
const declarations = vocabulary && checker.getSymbolAtLocation(vocabulary);
if (!declarations) throw new Error("schema-dts declares no module.");
const exported = new Map(checker.getExportsOfModule(declarations).map((symbol) => [symbol.name, symbol]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The interface of a class, e.g. that of "Product"; undefined for names that schema.org does not have. */
function classNamed(name: unknown): ts.Type | undefined {
  const symbol = exported.get(`${name}Leaf`);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}

/** Every kind of value that a property takes, lists of them opened. */
function kindsOf(type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => {
    const item = checker.isArrayLikeType(part)
      ? checker.getIndexTypeOfType(part, ts.IndexKind.Number)
      : undefined;
    return item ? kindsOf(item) : [part];
  });
}

const nameOfClass = (type: ts.Type): string | undefined => {
  const property = type.getProperty("@type");
  const literal = property && checker.getTypeOfSymbol(property);
  return literal?.isStringLiteral() ? literal.value : undefined;
};

function literalType(value: unknown): ts.Type | undefined {
  if (typeof value === "string") return checker.getStringLiteralType(value);
  if (typeof value === "number") return checker.getNumberLiteralType(value);
  if (typeof value === "boolean") return value ? checker.getTrueType() : checker.getFalseType();
  return undefined;
}

function takes(kinds: readonly ts.Type[], value: unknown): boolean {
  if (!isObject(value)) {
    const literal = literalType(value);
    return literal !== undefined && kinds.some((kind) => checker.isTypeAssignableTo(literal, kind));
  }
  if ("@type" in value) return kinds.some((kind) => nameOfClass(kind) === value["@type"]);
  // A reference: nothing but the name of something described elsewhere.
  const referable = kinds.some((kind) => kind.getProperty("@id") && !nameOfClass(kind));
  return referable && Object.keys(value).join() === "@id" && typeof value["@id"] === "string";
}

/**
 * What schema.org does not know about a thing or about the things in it: classes, properties, and values of a kind
 * that the property does not take. Empty if all is right.
 * @param path how to name the thing in what is returned
 */
export function vocabularyProblems(thing: unknown, path: string): string[] {
  if (!isObject(thing)) return [`${path} is no object`];
  const { "@type": name, "@id": _id, ...properties } = thing;
  const type = classNamed(name);
  if (!type) return [`${path} is a ${name}, which schema.org does not have`];
  return Object.entries(properties).flatMap(([key, value]) => {
    const place = `${path}.${key}`;
    const property = type.getProperty(key);
    if (!property) return [`${place}: a ${name} has no such property`];
    const kinds = kindsOf(checker.getTypeOfSymbol(property));
    return (Array.isArray(value) ? value : [value]).flatMap((item) => {
      if (!takes(kinds, item)) return [`${place} does not take ${JSON.stringify(item)}`];
      return isObject(item) && "@type" in item ? vocabularyProblems(item, place) : [];
    });
  });
}
