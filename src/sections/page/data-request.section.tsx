import { clsx } from "clsx";
import { graphql } from "gatsby";
import { companyRows } from "../../domain/company";
import { mailUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import * as grid from "../../theme/grid.module.css";
import * as textStyles from "../../theme/text-styles.module.css";
import { DefinitionRows } from "../../ui/definition-rows";
import { renderHeading, renderRichText, renderTelephone, renderText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
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
      : { label: words.address, value: renderText(site.address.street) },
    { label: words.phone, value: renderTelephone(site.phone.masked) },
    { label: words.city, value: site.address.city },
  ];
  return (
    <Section tone={tone} aria-labelledby={id}>
      <div className={clsx(grid.wrap, grid.columns)}>
        <div className={clsx(grid.column, css.words)}>
          <h2 id={id} className={clsx(textStyles.h2, css.title)}>
            {renderHeading(title)}
          </h2>
          <p className={css.text}>{renderRichText(text)}</p>
        </div>
        <DefinitionRows rows={rows} className={css.rows} />
      </div>
    </Section>
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
