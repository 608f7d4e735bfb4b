import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { InterfaceIcon } from "../../domain/drawings";
import { Icon } from "../../ui/icon";
import * as links from "../../ui/link.module.css";
import { renderAddress, renderTelephone } from "../../ui/rich-text";
import * as css from "./contact-lines.module.css";
import { type ContactData, contactLinks } from "./contact-links";
import { HoursLine } from "./hours-line";

type Contact = ContactData & Partial<Pick<Queries.ContactSiteFragment, "address" | "hours">>;

/** Telephone, WhatsApp, e-mail, address and hours; missing ones are skipped. */
export function ContactLines({ contact }: { contact: Contact }) {
  const { address, hours } = contact;
  return (
    <ul className={css.lines}>
      {contactLinks(contact).map(({ icon, href, rel, text }) => (
        <Line key={text} icon={icon}>
          <a href={href} rel={rel} className={clsx(links.list, css.link)}>
            {renderTelephone(text)}
          </a>
        </Line>
      ))}
      {address ? <Line icon="map-pin">{renderAddress(address)}</Line> : null}
      {hours ? (
        <Line icon="clock">
          {hours.map((range) => (
            <span key={`${range.days} ${range.opens}`} className={css.hours}>
              <HoursLine {...range} />
            </span>
          ))}
        </Line>
      ) : null}
    </ul>
  );
}

function Line({ icon, children }: { icon: InterfaceIcon; children: ReactNode }) {
  return (
    <li className={css.line}>
      <Icon name={icon} className={css.icon} />
      <div className={css.text}>{children}</div>
    </li>
  );
}
