import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { InterfaceIcon } from "../../domain/drawings";
import { Icon } from "../../ui/icon";
import { listLinkStyle } from "../../ui/link";
import { renderTelephone } from "../../ui/rich-text";
import { type ContactData, contactLinks } from "./contact-links";
import { HoursLine } from "./hours-line";

type Contact = ContactData & Partial<Pick<Queries.ContactSiteFragment, "address" | "hours">>;

/** Telephone, WhatsApp, e-mail, address and hours; missing ones are skipped. */
export function ContactLines({ contact }: { contact: Contact }) {
  const { address, hours } = contact;
  return (
    <chakra.ul
      borderTop="1px solid {colors.border.hairline}"
      css={{
        "& a": { ...listLinkStyle, marginBlock: "-0.5rem", fontWeight: "550" },
      }}
    >
      {contactLinks(contact).map(({ icon, href, rel, text }) => (
        <Line key={text} icon={icon}>
          <a href={href} rel={rel}>
            {renderTelephone(text)}
          </a>
        </Line>
      ))}
      {address ? <Line icon="map-pin">{`${address.street}, ${address.city}`}</Line> : null}
      {hours ? (
        <Line icon="clock">
          {hours.map((range) => (
            <chakra.span key={`${range.days} ${range.opens}`} display="block">
              <HoursLine {...range} />
            </chakra.span>
          ))}
        </Line>
      ) : null}
    </chakra.ul>
  );
}

function Line({ icon, children }: { icon: InterfaceIcon; children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      gap="1rem"
      minHeight="52px"
      paddingBlock="0.75rem"
      borderBottom="1px solid {colors.border.hairline}"
      lineHeight="1.65"
      hyphens="none"
    >
      <Icon name={icon} marginTop="0.25rem" color="brand.main" />
      <chakra.div minWidth="0">{children}</chakra.div>
    </chakra.li>
  );
}
