import { dig, isRecord } from "../../content-model/walk";
import { sampleStrings as strings } from "../../domain/sample-strings";
import { type Context, firstNode, type Source } from "./nodes";

type Kind = keyof typeof strings.kinds;

const isKind = (type: unknown): type is Kind => typeof type === "string" && type in strings.kinds;

/** A line that says what on a document's page is a sample; null if nothing is. */
async function sampleNote(document: Source, _args: unknown, context: Context): Promise<string | null> {
  const sampleAnswers = dig(await firstNode(context, "SiteInfo"), ["practice", "sample"]) === true;
  const kindsIn = (value: unknown): Kind[] => {
    if (Array.isArray(value)) return value.flatMap(kindsIn);
    if (!isRecord(value)) return [];
    const { sample, type, practice } = value;
    return [
      ...(sample === true ? [isKind(type) ? type : "product"] : []),
      ...(sampleAnswers && Array.isArray(practice) ? (["practice"] as const) : []),
      ...Object.values(value).flatMap(kindsIn),
    ];
  };
  const words = new Set(kindsIn(document).map((kind) => strings.kinds[kind]));
  return words.size > 0 ? strings.note([...words]) : null;
}

const sampleNoteField = { sampleNote: { type: "String", resolve: sampleNote } };

/** `sampleNote` of the documents whose pages say what on them is a sample. */
export const samples = {
  Product: sampleNoteField,
  Page: sampleNoteField,
  HomePage: sampleNoteField,
  ContactPage: sampleNoteField,
};
