import type { z } from "zod";
import { formatHint } from "./format-hint";
import type { Explanation } from "./problem";
import type { Subject } from "./subject";
import { didYouMean } from "./suggest";

const typeNames: Record<string, string> = {
  string: "metin",
  number: "sayı",
  int: "tam sayı",
  boolean: "true ya da false",
  array: "liste",
  object: "alt alanları olan bir bölüm",
  record: "alt alanları olan bir bölüm",
};

/** Fix of a value that the form cannot have written. */
const refill = "Alanı silip yeniden doldurun.";

/** Files are chosen at /admin, by the kind of their field. */
const fileFixes: Readonly<Record<string, string>> = {
  picture: "Bir görsel seçin.",
  drawing: "SVG olarak kaydedilmiş bir çizim seçin.",
  pdf: "PDF olarak kaydedilmiş bir belge seçin.",
};

/** Translates a zod issue into Turkish, with a fix. */
export function explainIssue(issue: z.core.$ZodIssue, subject: Subject): Explanation {
  const { name } = subject;
  switch (issue.code) {
    case "invalid_type":
      return (
        noValue(issue.input, typeNames[issue.expected] ?? issue.expected, subject) ?? ofType(issue, subject)
      );
    case "too_big":
      return tooBig(issue, subject);
    case "too_small":
      return tooSmall(issue, subject);
    case "invalid_value":
      return (
        noValue(issue.input, `şunlardan biri (${issue.values.join(", ")})`, subject) ??
        ofValue(issue, subject)
      );
    case "invalid_format":
      return {
        message: `“${name}” beklenen biçimde değil: ${String(issue.input)}`,
        fix: formatHint(issue, subject),
        formFix: fileFixes[subject.kind ?? ""],
      };
    case "invalid_key":
      return {
        message: `“${name}” bir bilgi adı olamaz.`,
        fix: "Ad küçük harfle başlar; yalnız İngilizce harf ve rakam içerir, örneğin crownCount.",
      };
    default:
      return { message: `“${name}” geçerli değil.`, fix: "Benzer bir dosyadaki aynı alana bakın." };
  }
}

/** The field is missing or has no value. */
function noValue(input: unknown, wanted: string, subject: Subject): Explanation | undefined {
  const { name, removable, description } = subject;
  if (input === undefined)
    return {
      message: `“${name}” alanı eksik.`,
      fix: `Bu alan zorunlu; değeri ${wanted} olmalı. ${description}`.trim(),
      formFix: "Bu alan zorunlu; doldurun.",
    };
  if (input === null)
    return {
      message: `“${name}” boş bırakılmış.`,
      fix: `Bir değer yazın (${wanted})${removable ? " ya da satırı silin" : ""}.`,
    };
  return undefined;
}

function ofValue(issue: z.core.$ZodIssueInvalidValue, { name, written }: Subject): Explanation {
  const values = issue.values.map(String);
  const near = didYouMean(String(issue.input), values);
  return {
    message: `“${name}” için “${written}” kullanılamaz.`,
    fix: [near, `Kullanılabilenler: ${values.join(", ")}.`].filter(Boolean).join(" "),
  };
}

function ofType({ expected, input }: z.core.$ZodIssueInvalidType, subject: Subject): Explanation {
  const { name, keys } = subject;
  const message = `“${name}” ${typeNames[expected] ?? expected} olmalı.`;
  switch (expected) {
    case "string":
      return { message, fix: textFix(input, subject), formFix: refill };
    case "number":
    case "int":
      return {
        message,
        fix: numberFix(input, expected === "int", subject),
        formFix:
          expected === "int"
            ? "Kesirsiz bir sayı yazın, örneğin 3."
            : "Yalnız sayı yazın, örneğin 3 ya da 1,5.",
      };
    case "array":
      return {
        message,
        fix: "Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde.",
        formFix: refill,
      };
    case "boolean":
      return { message, fix: "Tırnaksız true ya da false yazın.", formFix: refill };
    default:
      return {
        message,
        formFix: refill,
        fix: `Alt alanlarını alt satırdan, iki boşluk içeriden yazın${keys.length > 0 ? `: ${keys.join(", ")}` : ""}.`,
      };
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

function numberFix(input: unknown, whole: boolean, { field }: Subject): string {
  if (typeof input === "number" && whole) return "Kesirsiz bir sayı yazın.";
  const number = typeof input === "string" ? plainNumber(input, countFields.includes(field)) : "";
  return number !== "" && Number.isFinite(Number(number))
    ? `Tırnaksız, işaretsiz, ondalık ayırıcısı nokta olarak yazın: ${number}.`
    : "Tırnaksız bir sayı yazın, örneğin 12; birimi ve işareti kendi alanlarına koyun.";
}

/** Quantity fields, which use Turkish thousands separators: 38.000. */
const countFields: readonly string[] = ["number", "to"];

function plainNumber(input: string, isCount: boolean): string {
  const bare = input
    .trim()
    .replace(/^%|\+$/g, "")
    .replace(/\s/g, "")
    .replace("−", "-");
  const whole = isCount && /^\d{1,3}(?:\.\d{3})+(?:,|$)/.test(bare) ? bare.replaceAll(".", "") : bare;
  return whole.replace(",", ".");
}

function tooBig(issue: z.core.$ZodIssueTooBig, { name, written }: Subject): Explanation {
  const most = Number(issue.maximum);
  if (issue.origin === "string") {
    const length = String(issue.input).length;
    return {
      message: `“${name}” çok uzun: ${length} karakter.`,
      fix: `En çok ${most} karakter olabilir; en az ${length - most} karakter kısaltın.`,
    };
  }
  if (issue.origin === "array") {
    return {
      message: `“${name}” listesinde ${countOf(issue.input)} madde var.`,
      fix: `${issue.exact ? "Tam" : "En çok"} ${most} madde olmalı; fazlasını silin.`,
    };
  }
  return { message: `“${name}” çok büyük: ${written}.`, fix: `En çok ${most} olabilir.` };
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, { name, removable, written }: Subject): Explanation {
  const least = Number(issue.minimum);
  if (issue.origin === "string")
    return { message: `“${name}” boş.`, fix: `Bir metin yazın${removable ? " ya da satırı silin" : ""}.` };
  if (issue.origin === "array") {
    return {
      message: `“${name}” listesinde ${countOf(issue.input)} madde var.`,
      fix: `${issue.exact ? "Tam" : "En az"} ${least} madde olmalı; eksiğini ekleyin.`,
    };
  }
  return {
    message: `“${name}” çok küçük: ${written}.`,
    fix: issue.inclusive === false ? `${least} olamaz; daha büyük bir sayı yazın.` : `En az ${least} olmalı.`,
  };
}

const countOf = (input: unknown) => (Array.isArray(input) ? input.length : 0);
