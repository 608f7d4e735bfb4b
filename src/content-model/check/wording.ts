import { isScalar } from "yaml";
import { z } from "zod";
import { type SourceFile, type ValuePath, writtenAt } from "../documents";
import { isFileKind, metaOf, unwrap } from "../schema";
import { schemaAt } from "../walk";
import { labelAt, named, numberText } from "./names";
import type { Explanation } from "./problem";
import { didYouMean } from "./suggest";
import { retyped } from "./yaml-types";

interface Subject {
  file: SourceFile;
  path: ValuePath;
  name: string;
  /** Its source text. */
  written: string;
  /** " ya da kaldırın" for optional fields and list items. */
  orRemove: string;
}

/** Words an issue of zod for an editor: its own Turkish names types by their English names. */
export function explainIssue(issue: z.core.$ZodIssue, file: SourceFile, path: ValuePath): Explanation {
  const declared = schemaAt(file, path);
  const isRemovable = unwrap(declared) !== declared || typeof path.at(-1) === "number";
  const subject: Subject = {
    file,
    path,
    name: named(file, path),
    written: writtenAt(file, path),
    orRemove: isRemovable ? " ya da kaldırın" : "",
  };
  if (issue.input === undefined && issue.code !== "invalid_key") return missing(subject);
  // An added item of a list is "" until it is filled in.
  if (issue.input === null || issue.input === "") return empty(subject);
  switch (issue.code) {
    case "invalid_type":
      return retyped(issue, file, path);
    case "too_big":
    case "too_small":
      return outOfBounds(issue, subject);
    case "invalid_value":
      return notOffered(issue, subject);
    case "invalid_format":
      return misspelt(issue, subject);
    case "invalid_key":
      return {
        message: `{${path.at(-1)}} bir bilgi adı olamaz.`,
        fix: "Küçük harfle başlayan, yalnız İngilizce harf ve rakamdan oluşan ve başka bir bilginin ya da sitenin kullanmadığı bir ad verin, örneğin crownCount.",
      };
    default:
      return { message: `${subject.name} geçerli değil.`, fix: "Benzer bir içerikteki aynı alana bakın." };
  }
}

/** YAML takes "main: #0F4C5C" for a comment. */
function empty({ file, path, name, orRemove }: Subject): Explanation {
  const node = file.yaml.getIn(path, true);
  const quoted =
    isScalar(node) && node.value === null && node.comment
      ? " # ile başlayan değer çift tırnak içinde yazılır."
      : "";
  return { message: `${name} boş.`, fix: `Doldurun${orRemove}.${quoted}` };
}

/** Names the fields of a missing group, because each would be missed next. */
function missing({ file, path, name }: Subject): Explanation {
  const parts = requiredIn(unwrap(schemaAt(file, path))).map((key) => labelAt(file, [...path, key]));
  const fix =
    parts.length > 0
      ? `Bu bölüm zorunlu; içine yazılacaklar: ${parts.join("; ")}.`
      : "Bu alan zorunlu; doldurun.";
  return { message: `${name} eksik.`, fix };
}

const requiredIn = (schema: z.core.$ZodType | undefined): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([key, field]) => (field instanceof z.ZodOptional ? [] : [key]))
    : [];

function notOffered(
  { input, values }: z.core.$ZodIssueInvalidValue,
  { name, written }: Subject,
): Explanation {
  const offered = values.map(String);
  const near = didYouMean(String(input), offered);
  const all = `Kullanılabilenler: ${offered.join(", ")}.`;
  const given = typeof input === "string" ? input : written;
  return { message: `${name} için “${given}” kullanılamaz.`, fix: near ? `${near} ${all}` : all };
}

/** How the field is written, as it was declared. */
function misspelt({ input }: z.core.$ZodIssue, { file, path, name }: Subject): Explanation {
  const { kind, spelling = "" } = metaOf(schemaAt(file, path));
  const given = String(input);
  return {
    message: `${name} beklenen biçimde değil: “${isFileKind(kind) ? given.slice(given.lastIndexOf("/") + 1) : given}”.`,
    fix: spelling,
  };
}

function outOfBounds(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  { name }: Subject,
): Explanation {
  const isBig = issue.code === "too_big";
  const limit = numberText(isBig ? issue.maximum : issue.minimum);
  const amount = isBig ? `En çok ${limit}` : issue.inclusive ? `En az ${limit}` : `${limit} sayısından büyük`;
  if (issue.origin === "string" && isBig)
    return {
      message: `${name} çok uzun: ${String(issue.input).length} karakter.`,
      fix: `${amount} karakter olabilir.`,
    };
  if (issue.origin === "array")
    return {
      message: `${name} listesinde ${[issue.input].flat().length} madde var.`,
      fix: `${amount} madde olmalı.`,
    };
  return {
    message: `${name} çok ${isBig ? "büyük" : "küçük"}: ${numberText(issue.input)}.`,
    fix: `${amount} olmalı.`,
  };
}
