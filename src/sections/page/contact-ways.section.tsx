import { graphql } from "gatsby";
import { contactLinks } from "../../features/site/contact-links";
import { moreLinkClass } from "../../ui/link";
import { renderTelephone } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import { CardRow } from "../shared/card-row";
import * as css from "./contact-ways.section.module.css";
import type { SectionProps } from "./section-props";

/** Telephone, message and e-mail, as far as the laboratory has them; nothing if it has none of those listed. */
export function ContactWays({
  section: { title, lede, ways, site },
  context: { id, tone },
}: SectionProps<Queries.ContactWaysSectionFragment>) {
  const methods = ways.flatMap(({ way, ...words }) => {
    const links = contactLinks(site).filter(({ kind }) => kind === way);
    return links[0] ? [{ icon: links[0].icon, links, ...words }] : [];
  });
  if (methods.length === 0) return null;
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <CardRow
        cards={methods.map(({ links, ...words }) => ({
          ...words,
          foot: (
            <div className={css.links}>
              {links.map(({ href, rel, text }) => (
                <a key={text} href={href} rel={rel} className={moreLinkClass}>
                  {renderTelephone(text)}
                </a>
              ))}
            </div>
          ),
        }))}
      />
    </TitledSection>
  );
}

export const contactWaysFragment = graphql`
  fragment ContactWaysSection on ContactWaysSection {
    id
    title
    lede
    ways: items {
      way
      title
      description
    }
    site {
      ...ContactWays
    }
  }
`;
