import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { RichText } from "../../components/rich-text";
import { Section, SectionHead, Wrap } from "../../components/section";
import { mailUrl, telephoneUrl, whatsappUrl } from "../../lib/contact-links";

interface ContactMethodsProps {
  contact: Queries.ContactMethodsFragment;
  site: Queries.ContactMethodsSiteFragment;
}

/** The ways to reach the laboratory: telephone, message where it has a number for it, e-mail. */
export function ContactMethods({ contact, site }: ContactMethodsProps) {
  const methods = [
    { icon: "phone", href: telephoneUrl(site.phone.e164), value: site.phone.display, ...contact.phone },
    ...(site.whatsapp && contact.whatsapp
      ? [
          {
            icon: "message",
            href: whatsappUrl(site.whatsapp),
            value: contact.whatsappLabel,
            ...contact.whatsapp,
          },
        ]
      : []),
    ...(site.email && contact.email
      ? [{ icon: "mail", href: mailUrl(site.email), value: site.email, ...contact.email }]
      : []),
  ];
  return (
    <Section tone="tint" aria-labelledby="ulasin">
      <Wrap>
        <SectionHead id="ulasin" title={contact.title} lede={contact.lede} />
        <chakra.ul
          display="grid"
          gap="gap"
          gridTemplateColumns={{ md: `repeat(${methods.length}, minmax(0, 1fr))` }}
        >
          {methods.map(({ icon, href, value, title, description }) => (
            <chakra.li
              key={icon}
              display="flex"
              flexDirection="column"
              bg="bg.page"
              border="1px solid"
              borderColor="border.hairline"
              borderRadius="md"
              padding="1.75rem"
            >
              <Icon name={icon} size={26} color="brand.main" />
              <chakra.h3 textStyle="h3" marginBlock="1rem 0.5rem">
                {title}
              </chakra.h3>
              <chakra.p textStyle="small" color="fg.muted" marginBottom="1rem">
                <RichText>{description}</RichText>
              </chakra.p>
              <chakra.a
                href={href}
                rel={icon === "message" ? "noopener" : undefined}
                display="inline-flex"
                alignItems="center"
                minHeight="44px"
                marginTop="auto"
                alignSelf="flex-start"
                fontWeight="550"
                color="brand.main"
                textUnderlineOffset="0.35em"
                textDecorationColor="brand.light"
                overflowWrap="anywhere"
              >
                {value}
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}

export const contactMethodsFragment = graphql`
  fragment ContactMethods on FaqPageContact {
    title
    lede
    phone {
      ...TitledTextFields
    }
    whatsapp {
      ...TitledTextFields
    }
    whatsappLabel
    email {
      ...TitledTextFields
    }
  }

  fragment ContactMethodsSite on SiteInfo {
    phone {
      display
      e164
    }
    whatsapp
    email
  }
`;
