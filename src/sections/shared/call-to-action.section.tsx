import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { askUrl, mailUrl, slipUrl, telephoneUrl, whatsappUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import { useSiteParts } from "../../features/site/use-site-parts";
import type { Tone } from "../../theme/tones";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { fitHeading } from "../../ui/fit-heading";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/link";
import { RichText } from "../../ui/rich-text";
import { Grid, Section, Wrap } from "../../ui/section";
import { Tag } from "../../ui/tag";

interface CallToActionProps {
  id?: string;
  tone?: Tone;
  callToAction: Queries.CallToActionFieldsFragment;
  site: Queries.CallToActionSiteFragment;
  /** The product the page is about: what is written names it. */
  product?: { readonly slug: string; readonly name: string };
  /** False where somebody has just sent the form. */
  withRequest?: boolean;
  /** False where telephone, WhatsApp and e-mail stand on the page already: what is left is a strip. */
  withContacts?: boolean;
}

const contactRow = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "1rem",
  minHeight: "64px",
  paddingBlock: "1rem",
  borderTop: "1px solid",
  borderColor: "border.hairline",
  textDecoration: "none",
  hyphens: "none",
} as const;

/** On phones the row of the e-mail would repeat the button right above it. */
const besideButton = { "& > a[href^='mailto:']": { mdDown: { display: "none" } } };

/** The closing call: a heading with the way to the form, and telephone, WhatsApp and e-mail in large type, or none of them. */
export function CallToAction({
  id = "cagri",
  tone = "warm",
  callToAction: { tag, title, text, files },
  site,
  product,
  withRequest = true,
  withContacts = true,
}: CallToActionProps) {
  const { ask } = strings;
  const { requests, slip } = useSiteParts();
  // A scan or a photograph is health data: it goes by e-mail, never through a messenger.
  const mail = files ? site.email : null;
  const message = product ? ask.aboutProduct(product.name) : ask.aboutCase;
  const ways = (
    <chakra.div
      data-ways=""
      display="flex"
      flexWrap="wrap"
      justifyContent={withContacts ? undefined : { md: "flex-end" }}
      alignItems="center"
      gap="0.75rem 1.5rem"
      css={{ "& > a": { flex: { base: "1 1 100%", sm: "none" } } }}
      marginTop={withContacts ? "2rem" : undefined}
    >
      {mail ? (
        <ButtonAnchor href={mailUrl(mail, product?.name)}>{ask.mailFiles}</ButtonAnchor>
      ) : withRequest ? (
        <ButtonLink to={askUrl(requests, ...(product ? [product.slug] : []))}>{ask.request}</ButtonLink>
      ) : null}
      {slip ? (
        <MoreLink to={slipUrl(product?.slug)}>
          {ask.slip}
          <Icon name="arrow-right" />
        </MoreLink>
      ) : null}
    </chakra.div>
  );
  return (
    <Section
      tone={tone}
      aria-labelledby={id}
      data-print="hide"
      paddingBlock={withContacts ? "section" : "tight"}
    >
      <Wrap>
        <Grid alignItems={withContacts ? "start" : { md: "end" }} rowGap="2rem">
          <chakra.div gridColumn={{ md: withContacts ? "span 6" : "span 7" }}>
            <Tag>{tag}</Tag>
            {withContacts ? (
              <chakra.h2 id={id} textStyle="h2" {...fitHeading(title, "h2", 6)} marginTop="1rem">
                {title}
              </chakra.h2>
            ) : (
              <chakra.h2 id={id} textStyle="h3" marginTop="0.5rem">
                {title}
              </chakra.h2>
            )}
            <chakra.p
              textStyle={withContacts ? "lede" : "small"}
              color="fg.muted"
              marginTop={withContacts ? "1.25rem" : "0.5rem"}
              maxWidth={withContacts ? "30rem" : "38rem"}
            >
              <RichText>{text}</RichText>
            </chakra.p>
            {withContacts ? ways : <ContactLine site={site} message={message} product={product} />}
          </chakra.div>
          <chakra.div gridColumn={{ md: withContacts ? "8 / -1" : "9 / -1" }}>
            {withContacts ? (
              <Contacts site={site} message={message} product={product} css={mail ? besideButton : {}} />
            ) : (
              ways
            )}
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}

type Way = Pick<CallToActionProps, "site" | "product"> & { message: string };

/** Telephone, WhatsApp and e-mail: where each leads, and what it is called. */
const contactsOf = ({ site, message, product }: Way) => [
  { href: telephoneUrl(site.phone.e164), label: site.phone.display, icon: "phone" as const },
  ...(site.whatsapp
    ? [{ href: whatsappUrl(site.whatsapp, message), label: strings.ask.whatsapp, icon: "message" as const }]
    : []),
  ...(site.email
    ? [{ href: mailUrl(site.email, product?.name), label: site.email, icon: "mail" as const }]
    : []),
];

/** The contacts, a row each, the telephone's number large. */
function Contacts({ css, ...way }: Way & { css: object }) {
  return (
    <chakra.div borderBottom="1px solid" borderColor="border.hairline" css={css}>
      {contactsOf(way).map(({ href, label, icon }) => (
        <chakra.a key={icon} href={href} {...contactRow} {...(icon === "phone" ? largeNumber : smallWay)}>
          {label}
          <Icon name={icon} size={24} color="brand.main" />
        </chakra.a>
      ))}
    </chakra.div>
  );
}

const largeNumber = {
  fontFamily: "heading",
  fontSize: "min(clamp(2rem, 1.6rem + 1.7vw, 3rem), 10.5vw)",
  lineHeight: "1.1",
  whiteSpace: "nowrap",
} as const;

const smallWay = { fontSize: "1.125rem", fontWeight: "550" } as const;

/** The contacts in one line, below the words of a strip. */
function ContactLine(way: Way) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="0 1.5rem" marginTop="0.5rem">
      {contactsOf(way).map(({ href, label, icon }) => (
        <chakra.a
          key={icon}
          href={href}
          display="inline-flex"
          alignItems="center"
          minHeight="44px"
          fontWeight="550"
        >
          {label}
        </chakra.a>
      ))}
    </chakra.div>
  );
}

export const callToActionFragment = graphql`
  fragment CallToActionSite on SiteInfo {
    phone {
      display
      e164
    }
    whatsapp
    email
  }
`;
