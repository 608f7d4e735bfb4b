import type { z } from "zod";
import type { FieldKind } from "../model/fields";
import { formatHint } from "./format-hint";
import { didYouMean } from "./suggest";

/** The field a problem is about. */
export interface Subject {
  /** As an editor would call it: "title", "features 2. madde". */
  name: string;
  /** Its key, or that of the list it stands in. */
  field: string;
  kind: FieldKind | undefined;
  /** Whether the line may also be taken out: optional fields and list items. */
  removable: boolean;
  /** The value as it stands in the file. */
  written: string;
  /** What the model says of it, as a sentence. */
  description: string;
  /** The keys below it, if it is a section. */
  keys: readonly string[];
}

export type Wording = [message: string, fix: string];

const typeNames: Record<string, string> = {
  string: "metin",
  number: "sayı",
  int: "tam sayı",
  boolean: "true ya da false",
  array: "liste",
  object: "alt alanları olan bir bölüm",
  record: "alt alanları olan bir bölüm",
};

/** What an issue of zod means, in Turkish, and what to do about it. */
export function wordingOf(issue: z.core.$ZodIssue, subject: Subject): Wording {
  const { name } = subject;
  switch (issue.code) {
    case "invalid_type":
      return ofType(issue, subject);
    case "too_big":
      return tooBig(issue, subject);
    case "too_small":
      return tooSmall(issue, subject);
    case "invalid_value": {
      const values = issue.values.map(String);
      const near = didYouMean(String(issue.input), values);
      return [
        `“${name}” için “${subject.written}” kullanılamaz.`,
        [near, `Kullanılabilenler: ${values.join(", ")}.`].filter(Boolean).join(" "),
      ];
    }
    case "invalid_format":
      return [`“${name}” beklenen biçimde değil: ${String(issue.input)}`, formatHint(issue, subject)];
    case "invalid_key":
      return [
        `“${name}” bir bilgi adı olamaz.`,
        "Ad küçük harfle başlar; yalnız İngilizce harf ve rakam içerir, örneğin crownCount.",
      ];
    default:
      return [`“${name}” geçerli değil.`, "Benzer bir belgedeki aynı alana bakın."];
  }
}

function ofType(issue: z.core.$ZodIssueInvalidType, subject: Subject): Wording {
  const { name, removable, keys, description } = subject;
  const wanted = typeNames[issue.expected] ?? issue.expected;
  if (issue.input === undefined)
    return [`“${name}” alanı eksik.`, `Bu alan zorunlu; değeri ${wanted} olmalı. ${description}`.trim()];
  if (issue.input === null) {
    return [
      `“${name}” boş bırakılmış.`,
      `Bir değer yazın (${wanted})${removable ? " ya da satırı silin" : ""}.`,
    ];
  }
  const message = `“${name}” ${wanted} olmalı.`;
  switch (issue.expected) {
    case "string":
      return [message, textFix(issue.input, subject)];
    case "number":
    case "int":
      return [message, numberFix(issue.input, issue.expected === "int")];
    case "array":
      return [message, "Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde."];
    case "boolean":
      return [message, "Tırnaksız true ya da false yazın."];
    default:
      return [
        message,
        `Alt alanlarını alt satırdan, iki boşluk içeriden yazın${keys.length > 0 ? `: ${keys.join(", ")}` : ""}.`,
      ];
  }
}

function textFix(input: unknown, { written }: Subject): string {
  if (Array.isArray(input) && !written.startsWith("["))
    return "Burada tek bir metin durur; baştaki kısa çizgileri kaldırın.";
  if (typeof input === "object" && !/^[[{]/.test(written)) {
    return "Burada alt alan olmaz; metni aynı satıra, iki noktadan sonra yazın.";
  }
  return `Değeri çift tırnak içine alın: "${written}".`;
}

function numberFix(input: unknown, whole: boolean): string {
  if (typeof input === "number" && whole) return "Kesirsiz bir sayı yazın.";
  const number =
    typeof input === "string"
      ? input
          .replace(/^%|\+$/g, "")
          .replace(",", ".")
          .trim()
      : "";
  return number !== "" && Number.isFinite(Number(number))
    ? `Tırnaksız, işaretsiz, ondalık ayırıcısı nokta olarak yazın: ${number}.`
    : "Tırnaksız bir sayı yazın, örneğin 12; birimi ve işareti kendi alanlarına koyun.";
}

function tooBig(issue: z.core.$ZodIssueTooBig, { name, written }: Subject): Wording {
  const most = Number(issue.maximum);
  if (issue.origin === "string") {
    const length = String(issue.input).length;
    return [
      `“${name}” çok uzun: ${length} karakter.`,
      `En çok ${most} karakter olabilir; en az ${length - most} karakter kısaltın.`,
    ];
  }
  if (issue.origin === "array") {
    return [
      `“${name}” listesinde ${countOf(issue.input)} madde var.`,
      `${issue.exact ? "Tam" : "En çok"} ${most} madde olmalı; fazlasını silin.`,
    ];
  }
  return [`“${name}” çok büyük: ${written}.`, `En çok ${most} olabilir.`];
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, { name, removable, written }: Subject): Wording {
  const least = Number(issue.minimum);
  if (issue.origin === "string")
    return [`“${name}” boş.`, `Bir metin yazın${removable ? " ya da satırı silin" : ""}.`];
  if (issue.origin === "array") {
    return [
      `“${name}” listesinde ${countOf(issue.input)} madde var.`,
      `${issue.exact ? "Tam" : "En az"} ${least} madde olmalı; eksiğini ekleyin.`,
    ];
  }
  return [
    `“${name}” çok küçük: ${written}.`,
    `En az ${least}${issue.inclusive === false ? " değerinden büyük" : ""} olmalı.`,
  ];
}

const countOf = (input: unknown) => (Array.isArray(input) ? input.length : 0);
