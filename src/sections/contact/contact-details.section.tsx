import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import { ContactForm } from "../../features/contact-forms/contact-form";
import { OpenToday } from "../../features/delivery/open-today";
import { ContactLines } from "../../features/site/contact-lines";
import { HoursTable } from "../../features/site/hours-table";
import { SocialLinks } from "../../features/site/social-links";
import { renderRichText } from "../../ui/rich-text";
import { Column, GridSection, Heading } from "../../ui/section";

interface ContactDetailsProps {
  details: Queries.ContactDetailsFragment;
  site: Queries.ContactSiteFragment;
}

/** Contact lines and hours on the left, the message form on the right. */
export function ContactDetails({ details, site }: ContactDetailsProps) {
  const { hours, social, branches, ...contact } = site;
  return (
    <GridSection aria-labelledby={fixedIds.contactDetails}>
      <Column gridColumn={{ md: "1 / span 4" }}>
        <Heading id={fixedIds.contactDetails} marginBottom="1rem">
          {details.title}
        </Heading>
        <chakra.p color="fg.muted" marginBottom="2rem">
          {renderRichText(details.lede)}
        </chakra.p>
        <ContactLines contact={contact} />
        {branches?.map((branch) => (
          <Branch key={branch.name} {...branch} />
        ))}
        <chakra.div marginTop="2rem">
          <HoursTable title={details.hoursTitle} hours={hours} more={details.support} />
          <OpenToday />
        </chakra.div>
        {social ? <SocialLinks links={social} marginTop="1.5rem" /> : null}
      </Column>
      <chakra.div gridColumn={{ md: "6 / -1" }}>
        <ContactForm />
      </chakra.div>
    </GridSection>
  );
}

/** A branch with its address and contact lines. */
function Branch({ name, phone, email, address }: Queries.BranchFieldsFragment) {
  return (
    <chakra.div marginTop="2rem">
      <chakra.h3 textStyle="h3" marginBottom="0.75rem">
        {name}
      </chakra.h3>
      <ContactLines contact={{ phone, email, address }} />
    </chakra.div>
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
