import { documentKindOf } from "../../../src/content-model";
import { fieldPath, labelAt } from "../../../src/content-model/check/field-of";
import type { Problem } from "../../../src/content-model/check/problem";
import { parseSourceFile, type SourceFile, type ValuePath } from "../../../src/content-model/documents";
import { labelOf } from "../../../src/content-model/label";
import { choiceLabels } from "../form/choice-labels";

/** Message and fix of a problem with the form's labels instead of the file's keys, lines and names. */
export function inFormWords(problem: Problem, file: SourceFile): string[] {
  const path = fieldPath(file, problem, problem.message);
  const value: unknown = file.yaml.getIn(path);
  const label = (word: string): string =>
    word === value ? labelOfChoice(word) : (labelFrom(file, path, word) ?? labelInSite(word) ?? word);
  return [problem.message, problem.fix].map((text) =>
    text
      .replace(/content\/([\w/-]+\.yaml) içinde/g, (whole, name: string) => formOf(name) ?? whole)
      .replace(
        /“(\w+): (\w+)”/g,
        (_, key: string, choice: string) => `“${label(key)}: ${labelOfChoice(choice)}”`,
      )
      .replace(/“([a-z]\w*)”/g, (_, word: string) => `“${label(word)}”`)
      .replace(/satır(ı|ını) silin/g, "alan$1 boşaltın"),
  );
}

const labelOfChoice = (value: string): string => choiceLabels([value])[0]?.label ?? value;

/** Label of the nearest field of this key: beside the problem, otherwise further out. */
function labelFrom(file: SourceFile, path: ValuePath, key: string): string | undefined {
  return [...path.keys(), path.length]
    .reverse()
    .map((depth) => labelAt(file, [...path.slice(0, depth), key]))
    .find(Boolean);
}

const emptySite = parseSourceFile("site.yaml", "");

/** Fixes also name fields of the laboratory's document, at the top or in its company. */
const labelInSite = (key: string): string | undefined =>
  [[key], ["company", key]].map((path) => labelAt(emptySite, path)).find(Boolean);

function formOf(name: string): string | undefined {
  const description = documentKindOf(name)?.schema.description;
  return description && `“${labelOf(description)}” formunda`;
}
