import { isRecord } from "../../content-model/walk";
import { contactAddress } from "../../domain/contact-links";
import { priceAnswerId } from "../../domain/page-ids";

/**
 * Where it is said how a price is learned: the first page that shows what dentists ask before their first case.
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
