import { graphql } from "gatsby";
import { companyRows } from "../../domain/company";
import { mailUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { DefinitionRows } from "../../ui/definition-rows";
import { renderRichText, renderTelephone } from "../../ui/rich-text";
import { Column, GridSection, Heading } from "../../ui/section";
import * as css from "./data-request.section.module.css";
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
    ...(site.company ? companyRows(site.company, site.derived.words.responsibleManager) : []),
    site.kvkkEmail
      ? { label: words.email, value: <a href={mailUrl(site.kvkkEmail)}>{site.kvkkEmail}</a> }
      : { label: words.address, value: site.address.street },
    { label: words.phone, value: renderTelephone(site.phone.masked) },
    { label: words.city, value: site.address.city },
  ];
  return (
    <GridSection tone={tone} aria-labelledby={id}>
      <Column className={css.words}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        <p className={css.text}>{renderRichText(text)}</p>
      </Column>
      <DefinitionRows rows={rows} className={css.rows} />
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
      derived {
        words {
          responsibleManager
        }
      }
    }
  }
`;
