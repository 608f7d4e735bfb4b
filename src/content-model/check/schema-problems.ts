import { isMap, isScalar } from "yaml";
import { z } from "zod";
import { type SourceFile, type ValuePath, writtenAt } from "../documents";
import { metaOf, optionsOf, typeOf, unwrap } from "../schema";
import { isRecord, keysAt, oncePerFile, schemaAt } from "../walk";
import { type Explanation, type Problem, problemAt } from "./problem";
import { didYouMean, nearest } from "./suggest";
import { explainIssue } from "./wording";

/** Reports zod's issues, located and worded for an editor. */
export const schemaProblems = oncePerFile<Problem>((file) => {
  if (!file.kind) return [];
  if (!isRecord(file.value)) return [notADocument(file)];
  const result = file.kind.schema.safeParse(file.value, { reportInput: true });
  if (result.success) return [];
  const { issues } = result.error;
  const misspelt = issues.flatMap((issue) => meantKeys(file, issue));
  return issues
    .filter((issue) => !misspelt.includes(pathOf(issue).join(".")))
    .flatMap((issue) => fromIssue(file, issue));
});

/** A misspelt key is reported once; the missing correct key is not. */
function meantKeys(file: SourceFile, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const path = pathOf(issue);
  const declared = keysAt(file, path);
  return issue.keys.flatMap((key) => nearest(nameIn(key), declared)).map((near) => [...path, near].join("."));
}

/** The field in a key that was written together with its value: "number:15", "x=44". */
const nameIn = (key: string): string => /^[^\s:=]*/.exec(key)?.[0] ?? key;

const pathOf = (issue: z.core.$ZodIssue): ValuePath => issue.path.filter((step) => typeof step !== "symbol");

function notADocument(file: SourceFile): Problem {
  const message = file.value === null ? "Dosya boş." : "Dosya “ad: değer” satırlarından oluşmalı.";
  return problemAt(file, [], { message, fix: `Bu dosyanın alanları: ${keysAt(file, []).join(", ")}.` });
}

function fromIssue(file: SourceFile, issue: z.core.$ZodIssue): Problem[] {
  const path = pathOf(issue);
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(file, path, key));
  if (issue.code === "custom")
    return [problemAt(file, path, { message: issue.message, fix: String(issue.params?.fix) })];
  if (issue.code === "invalid_union") return [unknownType(file, path)];
  const isAtKey = issue.code === "invalid_key" || issue.input === undefined;
  return [problemAt(file, path, explainIssue(issue, file, path), isAtKey ? "key" : "value")];
}

function unknownKey(file: SourceFile, path: ValuePath, key: string): Problem {
  const declared = keysAt(file, path);
  const explanation = afterComma(file, path, key) ?? {
    message: `“${key}” diye bir alan yok.`,
    fix: didYouMean(key, declared) ?? `Buradaki alanlar: ${declared.join(", ")}.`,
  };
  return problemAt(file, [...path, key], explanation, "key");
}

/** An unknown or missing `type`. */
function unknownType(file: SourceFile, path: ValuePath): Problem {
  const union = unwrap(schemaAt(file, path.slice(0, -1)));
  const options = union instanceof z.ZodDiscriminatedUnion ? optionsOf(union) : [];
  const written = writtenAt(file, path);
  const near = didYouMean(
    written,
    options.flatMap((option) => typeOf(option) ?? []),
  );
  const types = options.map((option) => `${typeOf(option)} (${metaOf(option).label})`);
  return problemAt(file, path, {
    message: written ? `“${written}” diye bir bölüm türü yok.` : "Bölümün türü (type) yazılmamış.",
    fix: [near, `Türler: ${types.join(", ")}.`].filter(Boolean).join(" "),
  });
}

/** Within braces a comma begins another field, which has no value: "{ number: 1,5 }", "{ number:15 }". */
function afterComma(file: SourceFile, path: ValuePath, key: string): Explanation | undefined {
  const section = file.yaml.getIn(path, true);
  if (!isMap(section) || !section.flow) return undefined;
  const at = section.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  const { value } = section.items[at] ?? {};
  if (value && !(isScalar(value) && value.value === null)) return undefined;
  const before = section.items[at - 1];
  const number = isScalar(before?.value) ? before.value.value : undefined;
  if (typeof number === "number" && /^\d+$/.test(key))
    return {
      message: `“${number},${key}” burada ${number} olarak okunur: virgül yeni bir alan başlatır.`,
      fix: "Ondalığı noktayla ayırın.",
      value: Number(`${number}.${key}`),
    };
  return {
    message: `“${key}” bir alan olarak okunmuyor.`,
    fix: "Ad ile değerin arasına iki nokta ve boşluk koyun; virgüllü metni çift tırnak içine alın.",
  };
}
