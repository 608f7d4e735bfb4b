import { isRecord } from "../../content-model/walk";
import { contactAddress } from "../../domain/contact-links";
import { practiceIds } from "../../domain/fixed-ids";

/**
 * Address of an answer that other pages link to: on the first page that shows it among open answers; null
 * if the laboratory has no such answer, or shows none.
 * @param site content/site.yaml
 * @param pages added pages, and the contact page, which has no slug
 */
export function practiceAnswerOf(
  name: keyof typeof practiceIds,
  { practice }: Record<string, unknown>,
  pages: readonly Record<string, unknown>[],
): string | null {
  if (!isRecord(practice) || !practice[name]) return null;
  const page = pages.find(({ sections }) =>
    [sections]
      .flat()
      .some((section) => isRecord(section) && section.open && [section.practice].flat().includes(name)),
  );
  const address = page && (typeof page.slug === "string" ? `/${page.slug}` : contactAddress);
  return address ? `${address}#${practiceIds[name]}` : null;
}
