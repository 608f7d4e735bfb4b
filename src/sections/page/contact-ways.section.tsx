import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { mailUrl, telephoneUrl, whatsappUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { NamedPhones } from "../../features/site/named-phones";
import { Icon } from "../../ui/icon";
import { renderRichText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";

type Data = Queries.ContactWaysSectionFragment;

/** Address and label of a contact link; undefined if the laboratory does not have it. */
function linkOf(way: string, { phone, whatsapp, email }: Data["site"]) {
  if (way === "whatsapp")
    return whatsapp
      ? { icon: "message", href: whatsappUrl(whatsapp), value: strings.ask.whatsapp }
      : undefined;
  if (way === "email") return email ? { icon: "mail", href: mailUrl(email), value: email } : undefined;
  return { icon: "phone", href: telephoneUrl(phone.e164), value: phone.display };
}

const linkStyle = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: "550",
  color: "brand.main",
  textUnderlineOffset: "0.35em",
  textDecorationColor: "brand.light",
  overflowWrap: "anywhere",
} as const;

/** Telephone, message and e-mail, as far as the laboratory has them; nothing if it has none of those listed. */
export function ContactWays({
  section: { title, lede, ways, site },
  context: { id, tone },
}: SectionProps<Data>) {
  const methods = ways.flatMap(({ way, ...words }) => {
    const link = linkOf(way, site);
    return link ? [{ ...link, ...words }] : [];
  });
  if (methods.length === 0) return null;
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <chakra.ul
        display="grid"
        gap="gap"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: `repeat(${methods.length}, minmax(0, 1fr))` }}
      >
        {methods.map(({ icon, href, value, title: name, description }) => (
          <chakra.li key={icon} display="flex" flexDirection="column" layerStyle="panel" padding="1.75rem">
            <Icon name={icon} size={26} color="brand.main" />
            <chakra.h3 textStyle="h3" marginBlock="1rem 0.5rem">
              {name}
            </chakra.h3>
            <chakra.p textStyle="small" color="fg.muted" marginBottom="1rem">
              {renderRichText(description)}
            </chakra.p>
            <chakra.a
              href={href}
              rel={icon === "message" ? "noopener" : undefined}
              marginTop="auto"
              alignSelf="flex-start"
              css={linkStyle}
            >
              {value}
            </chakra.a>
            {icon === "phone" ? <NamedPhones phones={site.morePhones} link={linkStyle} /> : null}
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
