import type { SourceFile, ValuePath } from "../../content-model/documents";
import { metaOf } from "../../content-model/schema";
import { dig, fieldsOf, isRecord, schemaAt } from "../../content-model/walk";
import { ownWords } from "../own-words";
import type { Form } from "./file-format";

const words = ownWords.newPhotograph;

/** Values made for the previous photograph that are unchanged. */
export interface OutdatedMarks {
  /** Label of the photograph. */
  picture: string;
  /** Paths of its focus, zoom and callouts. */
  marks: readonly ValuePath[];
  /** Whether the alternative text is unchanged too. */
  hasOldText: boolean;
}

/** @param before the document as read, or the original of a copy */
export function outdatedMarks(before: SourceFile, after: SourceFile): OutdatedMarks[] {
  const formerPictures = new Set(
    fieldsOf(before).flatMap(({ meta, value }) => (meta.kind === "picture" ? [value] : [])),
  );
  return fieldsOf(after).flatMap(({ path, value, meta }) => {
    // A known photograph was moved with its item.
    if (meta.kind !== "picture" || formerPictures.has(value)) return [];
    const picture = path.slice(0, -1);
    if (dig(before.value, path) === undefined) return [];
    const isSame = (at: ValuePath) => {
      const [old, now] = [before, after].map((file) => JSON.stringify(dig(file.value, at)));
      return now !== undefined && now !== "[]" && old === now;
    };
    const callouts = [...picture.slice(0, -1), "callouts"];
    const marks = [[...picture, "focus"], [...picture, "zoom"], callouts].filter(isSame);
    const hasOldText = isSame([...picture, "alt"]);
    const name = metaOf(schemaAt(after, picture)).label ?? "Fotoğraf";
    return marks.length > 0 || hasOldText ? [{ picture: name, marks, hasOldText }] : [];
  });
}

/** Asks whether to remove them. */
export function confirmRemoval(outdated: readonly OutdatedMarks[]): boolean {
  const texts = outdated.filter(({ hasOldText }) => hasOldText).map(({ picture }) => picture);
  const marked = outdated.filter(({ marks }) => marks.length > 0).map(({ picture }) => picture);
  const sentence = texts.length > 0 ? `\n\n${words.text}: ${texts.join(", ")}.` : "";
  if (marked.length > 0) return confirm(`${words.changed}: ${marked.join(", ")}. ${words.marks}${sentence}`);
  if (sentence) alert(`${words.changed}.${sentence}`);
  return false;
}

/** Form data without them. */
export function withoutMarks(form: Form, outdated: readonly OutdatedMarks[]): Form {
  const changed = structuredClone(form);
  for (const path of outdated.flatMap(({ marks }) => marks)) {
    const parent = dig(changed, path.slice(0, -1));
    if (isRecord(parent)) delete parent[String(path.at(-1))];
  }
  return changed;
}
