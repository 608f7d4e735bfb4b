import { mailUrl, telephoneUrl, whatsappUrl } from "../../domain/contact-links";
import type { InterfaceIcon } from "../../domain/drawings";
import { strings } from "../../domain/interface-strings";

/** Telephones, WhatsApp and e-mail of the laboratory or a branch. */
export interface ContactData extends Partial<Omit<Queries.ContactWaysFragment, "phone">> {
  readonly phone: Queries.BranchFieldsFragment["phone"];
}

interface ContactLink {
  readonly kind: "phone" | "whatsapp" | "email";
  readonly icon: InterfaceIcon;
  readonly href: string;
  readonly rel?: string;
  readonly text: string;
}

/**
 * Links to reach the laboratory, as far as it has them; further telephones are named: "Vaka takibi: 0252 …".
 * @param prepared WhatsApp message and subject of the e-mail
 */
export function contactLinks(
  { phone, morePhones, whatsapp, email }: ContactData,
  prepared: { message?: string; subject?: string | undefined } = {},
): ContactLink[] {
  const links: ContactLink[] = [];
  const addPhone = (dialled: string, text: string) =>
    links.push({ kind: "phone", icon: "phone", href: telephoneUrl(dialled), text });
  if (phone) addPhone(phone.dialled, phone.display);
  for (const { label, display, dialled } of morePhones ?? []) addPhone(dialled, `${label}: ${display}`);
  if (whatsapp) {
    const href = whatsappUrl(whatsapp, prepared.message);
    links.push({ kind: "whatsapp", icon: "message", href, rel: "noopener", text: strings.ask.whatsapp });
  }
  if (email) links.push({ kind: "email", icon: "mail", href: mailUrl(email, prepared.subject), text: email });
  return links;
}
