import { z } from "zod";
import { documentKindOf } from "../../../src/content-model";
import { fieldOf, labelAt } from "../../../src/content-model/check/field-of";
import type { Problem } from "../../../src/content-model/check/problem";
import {
  parseSourceFile,
  positionOf,
  type SourceFile,
  type ValuePath,
} from "../../../src/content-model/documents";
import { routeOf } from "../../../src/content-model/routes";
import { keysAt, metaOf, schemaAt, unwrap } from "../../../src/content-model/schema";
import { fieldsOf } from "../../../src/content-model/walk";
import { choiceLabels } from "../form/choice-labels";
import { nameOf } from "../form/names";

/**
 * Message and fix of a problem in the words of the form: labels instead of keys, names instead of files and
 * addresses.
 * @param others documents that the problem may name
 */
export function inFormWords(
  problem: Problem,
  file: SourceFile,
  others: readonly SourceFile[] = [],
): string[] {
  const { path = [] } = problem;
  const schema = schemaAt(file, path);
  const value: unknown = file.yaml.getIn(path);
  const label = (word: string): string => {
    const isKey = keysAt(file, path.slice(0, -1)).includes(word);
    if (word === value || (isChoice(schema, word) && !isKey)) return labelOfChoice(word);
    return labelFrom(file, path, word) ?? labelInSite(word) ?? word;
  };
  const product = metaOf(schema).refersTo && others.find((other) => routeOf(other) === `/${value}`);
  return [problem.message, problem.formFix ?? problem.fix].map((text) =>
    inPlainWords(
      inNames(product ? text.replace(`“${value}”`, `“${nameOf(product)}”`) : text, file, others)
        .replace(
          /“(\w+): (\w+)”/g,
          (_, key: string, choice: string) => `“${label(key)}: ${labelOfChoice(choice)}”`,
        )
        .replace(/“([a-z]\w*(?: › [a-z]\w*)*)( \d+\. madde)?”/g, (_, keys: string, item = "") => {
          const labels = keys.split(" › ").map(label).join(" › ");
          return `“${labels}”${item}`;
        })
        .replace(
          /((?:Kullanılabilenler|alanlar|alanları): )([\w-]+(?:, [\w-]+)*)(?=\.)/g,
          (whole, start: string, words: string) =>
            // Facts keep the names that the editor gave them.
            metaOf(schema).kind === "factName" ? whole : start + words.split(", ").map(label).join(", "),
        ),
    ),
  );
}

/** Names of documents and fields instead of files, lines and addresses. */
function inNames(text: string, file: SourceFile, others: readonly SourceFile[]): string {
  const named = (path: string, line: string | undefined): string | undefined => {
    if (path === file.path && line) return fieldInLine(file, Number(line));
    const other = [file, ...others].find((each) => each.path === path);
    return nameOf(other ?? parseSourceFile(path, ""));
  };
  return text
    .replace(
      /content\/([\w/-]+\.yaml)(?::(\d+))?( içinde)?/g,
      (whole, path: string, line: string | undefined, within: string | undefined) => {
        const name = documentKindOf(path) && named(path, line);
        return name ? `“${name}”${within ? " formunda" : ""}` : whole;
      },
    )
    .replace(/(?<!\S)(\/[\w-]+) sayfası/g, (whole, route: string) => {
      const other = others.find((each) => routeOf(each) === route);
      return other ? `“${nameOf(other)}” sayfası` : whole;
    });
}

/** The form has no lines to delete, no quotes around values, and shows no codes of characters. */
const inPlainWords = (text: string): string =>
  text
    .replace(/(” |\bBu )satır(ını|ı)(?=,| silin)/g, "$1alan$2")
    .replace(/\bsatır(ını|ı) silin/g, "alan$1 boşaltın")
    .replace(/alan(ını|ı) silin/g, "alan$1 boşaltın")
    .replace(/,? (?:ve )?çift tırnak içinde/g, "")
    .replace(/: "([^"]*)"/g, ": $1")
    .replace(/ \(U\+[\dA-F]+\)/g, "")
    .replaceAll("../images/", "");

const labelOfChoice = (value: string): string => choiceLabels([value])[0]?.label ?? value;

/** Whether the word is an option of the select. */
function isChoice(declared: z.core.$ZodType | undefined, word: string): boolean {
  const schema = unwrap(declared);
  if (schema instanceof z.ZodArray) return isChoice(schema.element, word);
  return schema instanceof z.ZodEnum && schema.options.includes(word);
}

/** Label of the nearest field of this key: beside the problem, otherwise further out. */
const labelFrom = (file: SourceFile, path: ValuePath, key: string): string | undefined =>
  parentsOf(path)
    .filter((parent) => keysAt(file, parent).includes(key))
    .map((parent) => labelAt(file, [...parent, key]))
    .find(Boolean);

/** The path itself and the paths above it, innermost first. */
const parentsOf = (path: ValuePath): ValuePath[] =>
  [...path.keys(), path.length].reverse().map((depth) => path.slice(0, depth));

const emptySite = parseSourceFile("site.yaml", "");

/** Fixes also name fields of the laboratory's document, at the top or in its company. */
const labelInSite = (key: string): string | undefined =>
  [[key], ["company", key]].map((path) => labelAt(emptySite, path)).find(Boolean);

/** Label of the field that begins in a line. */
function fieldInLine(file: SourceFile, line: number): string {
  const field = fieldsOf(file).findLast(({ path }) => positionOf(file, path, "key").line === line);
  return fieldOf(file, field?.path ?? []);
}
