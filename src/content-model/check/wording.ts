import type { z } from "zod";
import { isFileKind } from "../schema";
import { formatHint } from "./format-hint";
import type { Explanation } from "./problem";
import { choiceWords, clear, joined, line, type Sentence, sentences, worded } from "./sentence";
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

const orClear = worded` ya da ${line} ${clear}`;

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
        message: worded`${name} beklenen biçimde değil: ${givenIn(issue, subject)}`,
        fix: formatHint(issue, subject),
      };
    case "invalid_key":
      return {
        message: worded`${name} bir bilgi adı olamaz.`,
        fix: "Ad küçük harfle başlar; yalnız İngilizce harf ve rakam içerir, örneğin crownCount.",
      };
    default:
      return { message: worded`${name} geçerli değil.`, fix: "Benzer bir dosyadaki aynı alana bakın." };
  }
}

/** /admin shows a file by its name, without the folder. */
function givenIn({ input }: z.core.$ZodIssue, { kind }: Subject): Sentence {
  const given = String(input);
  return isFileKind(kind) ? { inFile: given, inForm: given.slice(given.lastIndexOf("/") + 1) } : given;
}

/** The field is missing or has no value. */
function noValue(input: unknown, wanted: string, subject: Subject): Explanation | undefined {
  const { name, removable, description } = subject;
  if (input === undefined)
    return {
      message: worded`${name} alanı eksik.`,
      fix: {
        inFile: `Bu alan zorunlu; değeri ${wanted} olmalı. ${description}`.trim(),
        inForm: "Bu alan zorunlu; doldurun.",
      },
    };
  if (input === null)
    return {
      message: worded`${name} boş bırakılmış.`,
      fix: worded`Bir değer yazın (${wanted})${removable ? orClear : ""}.`,
    };
  return undefined;
}

function ofValue(issue: z.core.$ZodIssueInvalidValue, { name, written }: Subject): Explanation {
  const values = issue.values.map(String);
  const near = didYouMean(String(issue.input), values, choiceWords);
  return {
    message: worded`${name} için “${choiceWords(written)}” kullanılamaz.`,
    fix: sentences(near, worded`Kullanılabilenler: ${joined(values.map(choiceWords), ", ")}.`),
  };
}

function ofType({ expected, input }: z.core.$ZodIssueInvalidType, subject: Subject): Explanation {
  const { name, keys } = subject;
  const message = worded`${name} ${typeNames[expected] ?? expected} olmalı.`;
  const rewritten = (fix: string, inForm = refill) => ({ message, fix: { inFile: fix, inForm } });
  switch (expected) {
    case "string":
      return rewritten(textFix(input, subject));
    case "number":
      return rewritten(numberFix(input, false, subject), "Yalnız sayı yazın, örneğin 3 ya da 1,5.");
    case "int":
      return rewritten(numberFix(input, true, subject), "Kesirsiz bir sayı yazın, örneğin 3.");
    case "array":
      return rewritten("Her maddeyi ayrı satıra, başına kısa çizgi ve boşluk koyarak yazın: - madde.");
    case "boolean":
      return rewritten("Tırnaksız true ya da false yazın.");
    default:
      return rewritten(
        `Alt alanlarını alt satırdan, iki boşluk içeriden yazın${keys.length > 0 ? `: ${keys.join(", ")}` : ""}.`,
      );
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
      message: worded`${name} çok uzun: ${length} karakter.`,
      fix: `En çok ${most} karakter olabilir; en az ${length - most} karakter kısaltın.`,
    };
  }
  if (issue.origin === "array") {
    return {
      message: worded`${name} listesinde ${countOf(issue.input)} madde var.`,
      fix: `${issue.exact ? "Tam" : "En çok"} ${most} madde olmalı; fazlasını silin.`,
    };
  }
  return { message: worded`${name} çok büyük: ${written}.`, fix: `En çok ${most} olabilir.` };
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, { name, removable, written }: Subject): Explanation {
  const least = Number(issue.minimum);
  if (issue.origin === "string")
    return { message: worded`${name} boş.`, fix: worded`Bir metin yazın${removable ? orClear : ""}.` };
  if (issue.origin === "array") {
    return {
      message: worded`${name} listesinde ${countOf(issue.input)} madde var.`,
      fix: `${issue.exact ? "Tam" : "En az"} ${least} madde olmalı; eksiğini ekleyin.`,
    };
  }
  return {
    message: worded`${name} çok küçük: ${written}.`,
    fix: issue.inclusive === false ? `${least} olamaz; daha büyük bir sayı yazın.` : `En az ${least} olmalı.`,
  };
}

const countOf = (input: unknown) => (Array.isArray(input) ? input.length : 0);
