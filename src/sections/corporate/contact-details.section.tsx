import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ContactLines } from "../../components/contact-lines";
import { fitting } from "../../components/fitting";
import { HoursTable } from "../../components/hours-table";
import { Grid, Section, Wrap } from "../../components/section";
import { SocialLinks } from "../../components/social-links";
import { Typeset } from "../../components/typeset";
import { ContactForm } from "../../forms/contact-form";

interface ContactDetailsProps {
  details: Queries.ContactDetailsFragment;
  site: Queries.ContactSiteFragment;
}

/** Contact lines and hours on the left, the message form on the right. */
export function ContactDetails({ details, site }: ContactDetailsProps) {
  const { hours, social, ...contact } = site;
  return (
    <Section aria-labelledby="iletisim-bilgileri">
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "1 / span 4" }}>
            <chakra.h2
              id="iletisim-bilgileri"
              textStyle="h2"
              {...fitting(details.title, "h2", 4)}
              marginBottom="1rem"
            >
              {details.title}
            </chakra.h2>
            <chakra.p color="fg.muted" marginBottom="2rem">
              <Typeset>{details.lede}</Typeset>
            </chakra.p>
            <ContactLines contact={contact} whatsappLabel={details.whatsappLabel} />
            <chakra.div marginTop="2rem">
              <HoursTable
                title={details.hoursTitle}
                hours={hours}
                more={{ label: details.supportLabel, value: details.supportHours }}
              />
            </chakra.div>
            {social ? <SocialLinks links={social} marginTop="1.5rem" /> : null}
          </chakra.div>
          <chakra.div gridColumn={{ md: "6 / -1" }}>
            <ContactForm />
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

export const contactDetailsFragment = graphql`
  fragment ContactDetails on ContactPageDetails {
    title
    lede
    whatsappLabel
    hoursTitle
    supportLabel
    supportHours
  }

  fragment ContactSite on SiteInfo {
    phone {
      display
      e164
    }
    whatsapp
    email
    address {
      street
      city
    }
    hours {
      days
      opens
      closes
    }
    social {
      ...SocialLinkFields
    }
  }
`;
