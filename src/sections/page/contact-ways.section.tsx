import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { contactLinks } from "../../features/site/contact-links";
import { Icon } from "../../ui/icon";
import { moreLinkStyle } from "../../ui/link";
import { renderRichText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";

type Data = Queries.ContactWaysSectionFragment;

/** Telephone, message and e-mail, as far as the laboratory has them; nothing if it has none of those listed. */
export function ContactWays({
  section: { title, lede, ways, site },
  context: { id, tone },
}: SectionProps<Data>) {
  const methods = ways.flatMap(({ way, ...words }) => {
    const links = contactLinks(site).filter(({ kind }) => kind === way);
    return links[0] ? [{ icon: links[0].icon, links, ...words }] : [];
  });
  if (methods.length === 0) return null;
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <chakra.ul
        display="grid"
        gap="gap"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: `repeat(${methods.length}, minmax(0, 1fr))` }}
      >
        {methods.map(({ icon, links, title: name, description }) => (
          <chakra.li key={icon} display="flex" flexDirection="column" layerStyle="panel" padding="1.75rem">
            <Icon name={icon} size={26} color="brand.main" />
            <chakra.h3 textStyle="h3" marginBlock="1rem 0.5rem">
              {name}
            </chakra.h3>
            <chakra.p textStyle="small" color="fg.muted" marginBottom="1rem">
              {renderRichText(description)}
            </chakra.p>
            {links.map(({ href, rel, text }, i) => (
              <chakra.a
                key={text}
                href={href}
                rel={rel}
                marginTop={i === 0 ? "auto" : undefined}
                alignSelf="flex-start"
                css={moreLinkStyle}
              >
                {text}
              </chakra.a>
            ))}
          </chakra.li>
        ))}
      </chakra.ul>
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
