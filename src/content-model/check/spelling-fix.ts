import { z } from "zod";
import { type SourceFile, type ValuePath, writtenAt } from "../documents";
import { schemaAt, unwrap } from "../schema";
import { subjectAt } from "./subject";
import { explainIssue } from "./wording";

/**
 * Returns the correct spelling of an unquoted value, for its field and for YAML.
 * @param path path of the value
 * @param meant value according to YAML
 */
export function spellingFix(file: SourceFile, path: ValuePath, meant: unknown): string {
  const declared = schemaAt(file, path);
  const schema = unwrap(declared);
  const written = writtenAt(file, path);
  if (schema instanceof z.ZodBoolean) {
    return typeof meant === "boolean" ? `Tırnaksız ${meant} yazın.` : "Tırnaksız true ya da false yazın.";
  }
  if (schema instanceof z.ZodNumber) {
    const number = plainNumber(written);
    return number === undefined
      ? "Tırnaksız bir sayı yazın, örneğin 12; birimi ve işareti kendi alanlarına koyun."
      : `Sayıyı yalnız rakamla, ondalığını noktayla yazın: ${number}.`;
  }
  const [issue] = schema ? (z.safeParse(schema, written, { reportInput: true }).error?.issues ?? []) : [];
  return issue
    ? explainIssue(issue, subjectAt(file, path)).fix
    : `Değeri çift tırnak içine alın: "${written}".`;
}

/** "+.5" is 0.5, "1_000" is 1000, "0800" is 800. */
function plainNumber(written: string): number | undefined {
  const digits = written.replaceAll("_", "").replace(/^([-+]?)0+(?=\d)/, "$1");
  const number = digits === "" ? Number.NaN : Number(digits);
  return Number.isFinite(number) ? number : undefined;
}
