import { choiceLabel } from "../choice-labels";
import { nameOf } from "../document-name";
import { parseSourceFile, positionOf, type SourceFile, type ValuePath } from "../documents";
import { fieldOf, labelAt } from "./field-of";

/** Words for a file, which has keys and lines, and for its form at /admin, which has labels and names. */
export interface Words {
  inFile: string;
  inForm: string;
}

/** A sentence or a part of one; a string reads the same in both. */
export type Sentence = string | Words;

export const inFile = (sentence: Sentence): string =>
  typeof sentence === "string" ? sentence : sentence.inFile;

export const inForm = (sentence: Sentence): string =>
  typeof sentence === "string" ? sentence : sentence.inForm;

export const joined = (parts: readonly Sentence[], separator = ""): Words => ({
  inFile: parts.map(inFile).join(separator),
  inForm: parts.map(inForm).join(separator),
});

/** Template tag: a sentence with parts that differ. */
export const worded = (texts: TemplateStringsArray, ...parts: readonly (Sentence | number)[]): Words =>
  joined(
    texts.flatMap((text, i) => {
      const part = parts[i] ?? "";
      return [text, typeof part === "number" ? String(part) : part];
    }),
  );

/** Joins the sentences that there are. */
export const sentences = (...all: readonly (Sentence | undefined)[]): Words =>
  joined(
    all.filter((each) => each !== undefined),
    " ",
  );

/** A field: its key, or its label. */
export function keyWords(file: SourceFile, path: ValuePath): Words {
  const key = String(path.at(-1));
  return { inFile: key, inForm: labelAt(file, path) || key };
}

/** A field in quotes. */
export const fieldWords = (file: SourceFile, path: ValuePath): Words => worded`“${keyWords(file, path)}”`;

/** A choice, or its label. */
export const choiceWords = (value: string): Words => ({ inFile: value, inForm: choiceLabel(value) });

/** A document, by its path or by its form; only for kinds of one document. */
export const documentWords = (path: string): Words => ({
  inFile: `content/${path}`,
  inForm: `“${nameOf(parseSourceFile(path, ""))}”`,
});

/** Where a value is: file and line; in a form the field, or the name of another document. */
export const placeWords = (at: { file: SourceFile; path: ValuePath }, reader: SourceFile): Words => ({
  inFile: `content/${at.file.path}:${positionOf(at.file, at.path).line}`,
  inForm: `“${at.file === reader ? fieldOf(at.file, at.path) : nameOf(at.file)}”`,
});

/** To remove a value, a file loses its line; a form keeps the field, emptied. */
export const line: Words = { inFile: "satırı", inForm: "alanı" };
export const clear: Words = { inFile: "silin", inForm: "boşaltın" };

const site = parseSourceFile("site.yaml", "");

/** A field of the laboratory's document. */
export const siteField = (...path: ValuePath): Words => fieldWords(site, path);

export const inSite: Words = {
  inFile: "content/site.yaml içinde",
  inForm: `${documentWords("site.yaml").inForm} formunda`,
};
