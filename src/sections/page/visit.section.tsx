import { clsx } from "clsx";
import { graphql } from "gatsby";
import { OpenToday } from "../../features/delivery/open-today";
import { contactLinks } from "../../features/site/contact-links";
import { HoursTable } from "../../features/site/hours-table";
import * as links from "../../ui/link.module.css";
import { renderTelephone, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";
import * as css from "./visit.section.module.css";

/** Address, contact and working hours side by side. */
export function Visit({ section, context: { id, tone } }: SectionProps<Queries.VisitSectionFragment>) {
  const { address, hours } = section.site;
  return (
    <TitledSection id={id} tone={tone} title={section.title}>
      <div className={css.visit}>
        <div>
          <h3 className={css.title}>{renderText(section.addressTitle)}</h3>
          <p className={css.address}>
            {renderText(address.street)}
            <br />
            {`${address.postalCode} ${address.city}`}
          </p>
        </div>
        <div>
          <h3 className={css.title}>{renderText(section.contactTitle)}</h3>
          <div className={css.contact}>
            {contactLinks({ ...section.site, whatsapp: null }).map(({ href, text }) => (
              <a key={text} href={href} className={clsx(links.list, css.link)}>
                {renderTelephone(text)}
              </a>
            ))}
          </div>
        </div>
        <div>
          <HoursTable title={section.hoursTitle} hours={hours} />
          <OpenToday />
        </div>
      </div>
    </TitledSection>
  );
}

export const visitFragment = graphql`
  fragment VisitSection on VisitSection {
    id
    title
    addressTitle
    contactTitle
    hoursTitle
    site {
      ...ContactWays
      ...OpeningHours
      address {
        street
        city
        postalCode
      }
    }
  }
`;
