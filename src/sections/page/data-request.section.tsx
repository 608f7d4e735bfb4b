import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { companyRows } from "../../domain/company";
import { mailUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { renderRichText } from "../../ui/rich-text";
import { Column, GridSection, Heading } from "../../ui/section";
import type { SectionProps } from "./section-props";

/**
 * Where to send requests about personal data: the e-mail address, or the postal address without one. The
 * telephone number is masked.
 */
export function DataRequest({
  section,
  context: { id, tone },
}: SectionProps<Queries.DataRequestSectionFragment>) {
  const { title, text, site } = section;
  const { dataRequest: words } = strings;
  const rows = [
    ...(site.company ? companyRows(site.company) : []),
    site.kvkkEmail
      ? { label: words.email, value: <a href={mailUrl(site.kvkkEmail)}>{site.kvkkEmail}</a> }
      : { label: words.address, value: site.address.street },
    { label: words.phone, value: site.phone.masked },
    { label: words.city, value: site.address.city },
  ];
  return (
    <GridSection tone={tone} aria-labelledby={id}>
      <Column gridColumn={{ md: "span 5" }}>
        <Heading id={id} marginBottom="1.25rem">
          {title}
        </Heading>
        <chakra.p color="fg.muted">{renderRichText(text)}</chakra.p>
      </Column>
      <chakra.dl gridColumn={{ md: "7 / -1" }} borderTop="1px solid {colors.border.hairline}">
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
            borderBottom="1px solid {colors.border.hairline}"
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
    </GridSection>
  );
}

export const dataRequestFragment = graphql`
  fragment DataRequestSection on DataRequestSection {
    id
    title
    text
    site {
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
    }
  }
`;
