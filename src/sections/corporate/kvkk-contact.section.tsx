import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fitHeading } from "../../components/fit-heading";
import { RichText } from "../../components/rich-text";
import { Grid, Section, Wrap } from "../../components/section";
import { companyRows } from "../../lib/company";
import { mailUrl } from "../../lib/contact-links";

interface KvkkContactProps {
  contact: Queries.KvkkContactFragment;
  site: Queries.KvkkSiteFragment;
}

/** Where requests about personal data go: by mail, or to the address where there is none; the telephone is shown masked. */
export function KvkkContact({ contact, site }: KvkkContactProps) {
  const rows = [
    ...(site.company ? companyRows(site.company) : []),
    site.kvkkEmail
      ? { label: contact.emailLabel, value: <a href={mailUrl(site.kvkkEmail)}>{site.kvkkEmail}</a> }
      : { label: contact.addressLabel, value: `${site.address.street}, ${site.address.city}` },
    { label: contact.phoneLabel, value: site.phone.masked },
    { label: contact.cityLabel, value: site.address.city },
  ];
  return (
    <Section tone="warm" aria-labelledby="basvuru">
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "span 5" }}>
            <chakra.h2
              id="basvuru"
              textStyle="h2"
              {...fitHeading(contact.title, "h2", 5)}
              marginBottom="1.25rem"
            >
              {contact.title}
            </chakra.h2>
            <chakra.p color="fg.muted">
              <RichText>{contact.text}</RichText>
            </chakra.p>
          </chakra.div>
          <chakra.dl gridColumn={{ md: "7 / -1" }} borderTop="1px solid" borderColor="border.hairline">
            {rows.map(({ label, value }) => (
              <chakra.div
                key={label}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="0 1.5rem"
                minHeight="60px"
                paddingBlock="0.5rem"
                borderBottom="1px solid"
                borderColor="border.hairline"
              >
                <chakra.dt color="fg.muted">{label}</chakra.dt>
                <chakra.dd
                  fontWeight="550"
                  hyphens="none"
                  css={{ "& a": { display: "inline-flex", alignItems: "center", minHeight: "44px" } }}
                >
                  {value}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Grid>
      </Wrap>
    </Section>
  );
}

export const kvkkContactFragment = graphql`
  fragment KvkkContact on KvkkPageContact {
    title
    text
    emailLabel
    addressLabel
    phoneLabel
    cityLabel
  }

  fragment ProviderFields on Provider {
    name
    country
    ground
  }

  fragment KvkkSite on SiteInfo {
    kvkkEmail
    phone {
      masked
    }
    address {
      street
      city
    }
    company {
      ...CompanyFields
    }
    providers {
      database {
        ...ProviderFields
      }
      mail {
        ...ProviderFields
      }
      mailbox {
        ...ProviderFields
      }
      hosting {
        ...ProviderFields
      }
    }
  }
`;
