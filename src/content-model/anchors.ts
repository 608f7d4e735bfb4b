import { fixedIds, practiceIds } from "../domain/fixed-ids";
import { pageIds } from "../domain/page-ids";
import { productSearchId } from "../domain/product-list";
import type { SourceFile } from "./documents";
import { dig, isRecord, sectionsIn, textItems } from "./walk";

/** Ids of the fixed parts of a page, by its kind. */
const idsOfKind: Readonly<Record<string, readonly string[]>> = {
  ContactPage: [fixedIds.contactDetails, fixedIds.map],
  ProductsPage: [productSearchId],
};

/**
 * Ids on a page that a link may lead to: those of its sections and questions, given or derived from their titles, and
 * of its fixed parts. A product's page has none: which of its sections it shows follows from its fields. Undefined if
 * the file is unreadable.
 * @param site the laboratory's document, with the answers to dentists' questions
 */
export function anchorsOf(file: SourceFile, site: SourceFile | undefined): string[] | undefined {
  const { kind, value } = file;
  if (!kind || !isRecord(value)) return undefined;
  const answers = dig(site?.value, ["practice"]);
  const sections = sectionsIn(file).map((section) => section.value);
  return [
    ...idsIn(sections).values(),
    ...sections.flatMap(({ open, practice }) => (open ? practiceIdsIn(practice, answers) : [])),
    ...(idsOfKind[kind.type] ?? []),
    ...(value.infoRequest === undefined ? [] : [fixedIds.infoRequest]),
  ];
}

/** Ids of the sections and of their questions; those that are always open have none, and are found at their section. */
export function idsIn(sections: readonly Record<string, unknown>[]): Map<Record<string, unknown>, string> {
  const elements = sections.flatMap((section) => [section, ...(section.open ? [] : questionsIn(section))]);
  const ids = pageIds(
    elements.map(({ id, title, question }) => ({ id: textOrNull(id), title: textOrNull(question ?? title) })),
  );
  return new Map(elements.map((element, i) => [element, ids[i] ?? ""]));
}

export const questionsIn = ({ items }: Record<string, unknown>): Record<string, unknown>[] =>
  [items]
    .flat()
    .filter(isRecord)
    .filter(({ question }) => typeof question === "string");

/** Ids of the answers to dentists' questions that a section asks for, as far as they are written. */
const practiceIdsIn = (names: unknown, answers: unknown): string[] =>
  Object.entries(practiceIds).flatMap(([name, id]) =>
    textItems(names).includes(name) && dig(answers, [name]) !== undefined ? [id] : [],
  );

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
