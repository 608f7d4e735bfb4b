import { isRecord } from "../../content-model/walk";
import { contactAddress } from "../../domain/contact-links";
import { priceAnswerId } from "../../domain/page-ids";

/**
 * Address of the text that explains prices: on the first page with the answers to dentists' questions.
 * @param site content/site.yaml
 * @param pages added pages, and the contact page, which has no slug
 */
export function priceAnswerOf(
  { practice }: Record<string, unknown>,
  pages: readonly Record<string, unknown>[],
): string | null {
  if (!isRecord(practice) || !practice.priceList) return null;
  const page = pages.find(({ sections }) =>
    [sections].flat().some((section) => isRecord(section) && section.open && section.practice),
  );
  return page ? `${typeof page.slug === "string" ? `/${page.slug}` : contactAddress}#${priceAnswerId}` : null;
}
