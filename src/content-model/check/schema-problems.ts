import { isMap } from "yaml";
import { z } from "zod";
import { positionOf, type SourceFile, type ValuePath, writtenAt } from "../documents";
import { labelOf } from "../label";
import { optionsOf, typeOf, unwrap } from "../schema";
import { isRecord, keysAt, schemaAt } from "../walk";
import { type Problem, problemAt } from "./problem";
import { ruleProblem } from "./rules";
import { inFile, inForm, joined, keyWords, sentences, worded } from "./sentence";
import { subjectAt } from "./subject";
import { didYouMean, nearest } from "./suggest";
import { explainIssue } from "./wording";

/** Reports zod issues, located and worded for an editor. */
export function schemaProblems(file: SourceFile): Problem[] {
  if (!file.kind) return [];
  if (!isRecord(file.value)) return [notADocument(file)];
  const result = file.kind.schema.safeParse(file.value, { reportInput: true });
  if (result.success) return [];
  const { issues } = result.error;
  const misspelt = issues.flatMap((issue) => meantKeys(file, issue));
  return issues
    .filter((issue) => !misspelt.includes(pathOf(issue).join(".")))
    .flatMap((issue) => fromIssue(file, issue));
}

/** A misspelt key is reported once; the missing correct key is not. */
function meantKeys(file: SourceFile, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const path = pathOf(issue);
  const known = keysAt(file, path);
  return issue.keys.flatMap((key) => nearest(key, known)).map((near) => [...path, near].join("."));
}

const pathOf = (issue: z.core.$ZodIssue): ValuePath => issue.path.filter((step) => typeof step !== "symbol");

function notADocument(file: SourceFile): Problem {
  const fields = keysAt(file, []).join(", ");
  const position = file.value === null ? { line: 1, column: 1 } : positionOf(file, []);
  const message = file.value === null ? "Dosya boş." : "Dosya “ad: değer” satırlarından oluşmalı.";
  return problemAt(file, position, message, `Bu dosyanın alanları: ${fields}.`);
}

function fromIssue(file: SourceFile, issue: z.core.$ZodIssue): Problem[] {
  const path = pathOf(issue);
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(file, path, key));
  if (issue.code === "custom") return [ruleProblem(issue.message, file, path, issue.input)];
  if (issue.code === "invalid_union") return [unknownType(file, path)];
  const explained = explainIssue(issue, subjectAt(file, path));
  const { message } = explained;
  const fix = isUnquotedText(issue)
    ? { inFile: quotingFix(file, path), inForm: inForm(explained.fix) }
    : explained.fix;
  const atKey = issue.code === "invalid_key" || issue.input === undefined;
  return [problemAt(file, positionOf(file, path, atKey ? "key" : "value"), message, fix)];
}

/** A text that YAML parses as a number or boolean. */
const isUnquotedText = (issue: z.core.$ZodIssue): boolean =>
  issue.code === "invalid_type" &&
  issue.expected === "string" &&
  (typeof issue.input === "number" || typeof issue.input === "boolean");

/** The quoted value, in the format of its field. */
function quotingFix(file: SourceFile, path: ValuePath): string {
  const schema = unwrap(schemaAt(file, path));
  const written = writtenAt(file, path);
  const [issue] = schema ? (z.safeParse(schema, written, { reportInput: true }).error?.issues ?? []) : [];
  return issue
    ? inFile(explainIssue(issue, subjectAt(file, path)).fix)
    : `Değeri çift tırnak içine alın: "${written}".`;
}

function unknownKey(file: SourceFile, path: ValuePath, key: string): Problem {
  const known = keysAt(file, path);
  const label = (each: string) => keyWords(file, [...path, each]);
  return problemAt(
    file,
    positionOf(file, [...path, key], "key"),
    `“${key}” diye bir alan yok.`,
    afterComma(file, path, key) ??
      didYouMean(key, known, label) ??
      worded`Buradaki alanlar: ${joined(known.map(label), ", ")}.`,
  );
}

/** An unknown or missing `type`. */
function unknownType(file: SourceFile, path: ValuePath): Problem {
  const union = unwrap(schemaAt(file, path.slice(0, -1)));
  const options = union instanceof z.ZodDiscriminatedUnion ? optionsOf(union) : [];
  const written = writtenAt(file, path);
  const types = options.flatMap((option) => typeOf(option) ?? []);
  const known = options.map((option) => `${typeOf(option)} (${labelOf(option.description ?? "")})`);
  return problemAt(
    file,
    positionOf(file, path),
    written ? `“${written}” diye bir bölüm türü yok.` : "“type” alanı eksik: bölümün türü yazılmamış.",
    sentences(didYouMean(written, types), `Türler: ${known.join(", ")}.`),
  );
}

/** In flow style ("{ order: 3, description: Gün, saat }") the text after a comma is parsed as a key. */
function afterComma(file: SourceFile, path: ValuePath, key: string): string | undefined {
  const section = file.yaml.getIn(path, true);
  const isLost = isMap(section) && section.flow && file.yaml.getIn([...path, key]) === null;
  return isLost
    ? "Süslü parantez içinde virgül yeni bir alan başlatır: virgüllü metni çift tırnağa alın ya da alanları alt alta yazın."
    : undefined;
}
