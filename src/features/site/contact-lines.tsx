import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { mailUrl, telephoneUrl, whatsappUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { Icon } from "../../ui/icon";
import { HoursLine } from "./hours-line";

type Site = Queries.ContactSiteFragment;

interface ContactData extends Partial<Pick<Site, "morePhones" | "whatsapp" | "email" | "address" | "hours">> {
  readonly phone: Site["phone"] | null;
}

/** Telephone, WhatsApp, e-mail, address and hours; missing ones are skipped. */
export function ContactLines({ contact }: { contact: ContactData }) {
  const { phone, morePhones, whatsapp, email, address, hours } = contact;
  return (
    <chakra.ul
      borderTop="1px solid {colors.border.hairline}"
      css={{
        // Touch target height.
        "& a": {
          display: "inline-flex",
          alignItems: "center",
          minHeight: "44px",
          marginBlock: "-0.5rem",
          textDecoration: "none",
          fontWeight: "550",
        },
        "& a:hover": { textDecoration: "underline" },
      }}
    >
      {phone ? (
        <Line icon="phone">
          <a href={telephoneUrl(phone.e164)}>{phone.display}</a>
        </Line>
      ) : null}
      {morePhones?.map(({ label, display, e164 }) => (
        <Line key={label} icon="phone">
          {`${label}: `}
          <a href={telephoneUrl(e164)}>{display}</a>
        </Line>
      ))}
      {whatsapp ? (
        <Line icon="message">
          <a href={whatsappUrl(whatsapp)} rel="noopener">
            {strings.ask.whatsapp}
          </a>
        </Line>
      ) : null}
      {email ? (
        <Line icon="mail">
          <a href={mailUrl(email)}>{email}</a>
        </Line>
      ) : null}
      {address ? <Line icon="map-pin">{`${address.street}, ${address.city}`}</Line> : null}
      {hours ? (
        <Line icon="clock">
          {hours.map((range) => (
            <chakra.span key={range.days} display="block">
              <HoursLine {...range} />
            </chakra.span>
          ))}
        </Line>
      ) : null}
    </chakra.ul>
  );
}

function Line({ icon, children }: { icon: string; children: ReactNode }) {
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
