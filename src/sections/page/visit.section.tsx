import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { OpenToday } from "../../features/delivery/open-today";
import { contactLinks } from "../../features/site/contact-links";
import { HoursTable } from "../../features/site/hours-table";
import { listLinkStyle } from "../../ui/link";
import { renderTelephone, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";

/** Address, contact and working hours side by side. */
export function Visit({ section, context: { id, tone } }: SectionProps<Queries.VisitSectionFragment>) {
  const { address, hours } = section.site;
  return (
    <TitledSection id={id} tone={tone} title={section.title}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        columnGap="gap"
        rowGap="2.5rem"
        css={{
          "& h3": { fontFamily: "body", fontSize: "small", fontWeight: "550", color: "brand.main" },
          "& h3 + *": {
            marginTop: "0.5rem",
            paddingTop: "0.625rem",
            borderTop: "1px solid {colors.border.hairline}",
          },
          "& a": { ...listLinkStyle, display: "flex", fontWeight: "550" },
        }}
      >
        <div>
          <h3>{renderText(section.addressTitle)}</h3>
          <chakra.p hyphens="none">
            {address.street}
            <br />
            {`${address.postalCode} ${address.city}`}
          </chakra.p>
        </div>
        <div>
          <h3>{renderText(section.contactTitle)}</h3>
          <chakra.div lineHeight="1.5">
            {contactLinks({ ...section.site, whatsapp: null }).map(({ href, text }) => (
              <a key={text} href={href}>
                {renderTelephone(text)}
              </a>
            ))}
          </chakra.div>
        </div>
        <div>
          <HoursTable title={section.hoursTitle} hours={hours} />
          <OpenToday />
        </div>
      </chakra.div>
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
