import { z } from "zod";
import { placeOf, type SourceFile, type ValuePath } from "./documents";
import { type Problem, problemAt } from "./problem";
import { nearest } from "./suggest";

/** What the zod schema finds wrong with a document, placed and worded for an editor. */
export function schemaProblems(file: SourceFile): Problem[] {
  if (!file.kind) return [];
  const result = file.kind.schema.safeParse(file.value, { reportInput: true });
  return result.success ? [] : result.error.issues.flatMap((issue) => fromIssue(file, issue));
}

type Issue = z.core.$ZodIssue;

function fromIssue(file: SourceFile, issue: Issue): Problem[] {
  const path = issue.path.filter((step) => typeof step !== "symbol");
  const name = fieldName(path);
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(file, path);
    return issue.keys.map((key) => {
      const [near] = nearest(key, known);
      return problemAt(
        file,
        placeOf(file, [...path, key], "key"),
        `“${key}” diye bir alan yok.`,
        near ? `“${near}” mi demek istediniz?` : `Bu düzeydeki alanlar: ${known.join(", ")}.`,
      );
    });
  }
  const [message, fix] = wording(issue, name);
  const missing = issue.code === "invalid_type" && issue.input === undefined;
  return [problemAt(file, placeOf(file, path, missing ? "key" : "value"), message, fix)];
}

const typeNames: Record<string, string> = {
  string: "metin",
  number: "sayı",
  int: "tam sayı",
  boolean: "true ya da false",
  array: "liste",
  object: "alt alanları olan bir bölüm",
  record: "alt alanları olan bir bölüm",
};

function wording(issue: Issue, name: string): [message: string, fix?: string] {
  switch (issue.code) {
    case "invalid_type": {
      const wanted = typeNames[issue.expected] ?? issue.expected;
      if (issue.input === undefined)
        return [`“${name}” alanı eksik.`, `Bu alan zorunlu; değeri ${wanted} olmalı.`];
      if (issue.input === null)
        return [`“${name}” boş bırakılmış.`, `Bir değer yazın (${wanted}) ya da satırı silin.`];
      if (issue.expected === "string") {
        return [`“${name}” metin olmalı.`, `Değeri çift tırnak içine alın: "${String(issue.input)}".`];
      }
      return [`“${name}” ${wanted} olmalı.`];
    }
    case "too_big":
      if (issue.origin === "string") {
        return [
          `“${name}” çok uzun: ${String(issue.input).length} karakter.`,
          `En çok ${issue.maximum} karakter olabilir; kısaltın.`,
        ];
      }
      return [`“${name}” en çok ${issue.maximum} olabilir.`];
    case "too_small":
      if (issue.origin === "string") return [`“${name}” boş.`, "Bir metin yazın ya da satırı silin."];
      if (issue.origin === "array") return [`“${name}” listesinde en az ${issue.minimum} madde olmalı.`];
      return [`“${name}” en az ${issue.minimum} olmalı.`];
    case "invalid_value":
      return [
        `“${name}” için “${String(issue.input)}” kullanılamaz.`,
        `${suggestion(String(issue.input), issue.values.map(String))}Kullanılabilenler: ${issue.values.join(", ")}.`,
      ];
    case "invalid_format":
      return [`“${name}” beklenen biçimde değil: ${String(issue.input)}`, formatHint(issue, name)];
    case "custom":
      return [`“${name}” için ya “fact” ya da “number” verilmeli; ikisi birden ya da hiçbiri olmaz.`];
    default:
      return [`“${name}” geçerli değil.`];
  }
}

function formatHint(issue: z.core.$ZodIssueInvalidStringFormat, name: string): string {
  if (issue.format === "email") return "Bir e-posta adresi yazın, örneğin bilgi@ornek.example.";
  if (name === "slug" || name === "id" || name === "other") {
    return "Yalnız küçük İngilizce harf, rakam ve kısa çizgi kullanın, örneğin lamine-kron.";
  }
  if (name === "to" || name === "linkTo") return "Sitedeki bir sayfanın yolunu yazın, örneğin /iletisim.";
  if (name === "src") return "Görselin yolunu belgeye göre yazın, örneğin ../images/lamine-kron.jpg.";
  return `Beklenen kalıp: ${issue.pattern ?? issue.format}`;
}

const suggestion = (word: string, candidates: readonly string[]) => {
  const [near] = nearest(word, candidates);
  return near ? `“${near}” mi demek istediniz? ` : "";
};

function fieldName(path: ValuePath): string {
  const last = path.at(-1);
  if (typeof last !== "number") return last ?? "belge";
  return `${String(path.at(-2) ?? "liste")} ${last + 1}. madde`;
}

/** The keys the schema knows at `path`. */
function knownKeys(file: SourceFile, path: ValuePath): string[] {
  let schema: z.core.$ZodType | undefined = file.kind?.schema;
  for (const step of path) {
    schema = unwrap(schema);
    if (schema instanceof z.ZodObject) schema = schema.shape[step];
    else if (schema instanceof z.ZodArray) schema = schema.element;
    else if (schema instanceof z.ZodRecord) schema = schema.valueType;
  }
  const target = unwrap(schema);
  return target instanceof z.ZodObject ? Object.keys(target.shape) : [];
}

/** The schema inside optional wrappers. */
export function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}
