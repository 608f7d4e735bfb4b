import { clsx } from "clsx";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import { ContactForm } from "../../features/contact-forms/contact-form";
import { OpenToday } from "../../features/delivery/open-today";
import { ContactLines } from "../../features/site/contact-lines";
import { HoursTable } from "../../features/site/hours-table";
import { SocialLinks } from "../../features/site/social-links";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { renderHeading, renderRichText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import * as css from "./contact-details.section.module.css";

interface ContactDetailsProps {
  details: Queries.ContactDetailsFragment;
  site: Queries.ContactSiteFragment;
}

/** Contact lines and hours on the left, the message form on the right. */
export function ContactDetails({ details, site }: ContactDetailsProps) {
  const { hours, social, branches, ...contact } = site;
  return (
    <Section aria-labelledby={fixedIds.contactDetails}>
      <div className={clsx(grid.wrap, grid.columns)}>
        <div className={clsx(grid.column, css.contact)}>
          <h2 id={fixedIds.contactDetails} className={clsx(text.h2Large, css.title)}>
            {renderHeading(details.title)}
          </h2>
          <p className={css.lede}>{renderRichText(details.lede)}</p>
          <ContactLines contact={contact} />
          {branches?.map((branch) => (
            <Branch key={branch.name} {...branch} />
          ))}
          <div className={css.hours}>
            <HoursTable title={details.hoursTitle} hours={hours} more={details.support} />
            <OpenToday />
          </div>
          {social ? <SocialLinks links={social} className={css.social} /> : null}
        </div>
        <div className={css.form}>
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}

/** A branch with its address and contact lines. */
function Branch({ name, phone, email, address }: Queries.BranchFieldsFragment) {
  return (
    <div className={css.branch}>
      <h3 className={clsx(text.h3, css.branchName)}>{name}</h3>
      <ContactLines contact={{ phone, email, address }} />
    </div>
  );
}

export const contactDetailsFragment = graphql`
  fragment ContactDetails on ContactPageDetails {
    title
    lede
    hoursTitle
    support {
      label
      hours
    }
  }

  fragment ContactSite on SiteInfo {
    brand
    ...ContactWays
    ...OpeningHours
    address {
      street
      city
      latitude
      longitude
    }
    branches {
      ...BranchFields
    }
    social {
      ...SocialLinkFields
    }
  }
`;
