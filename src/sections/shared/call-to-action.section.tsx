import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { fitting } from "../../components/fitting";
import { Icon } from "../../components/icon";
import { Tag } from "../../components/marks";
import { Grid, Section, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { infoRequestUrl, mailUrl, telephoneUrl, whatsappUrl } from "../../lib/contact-links";
import { strings } from "../../lib/interface-strings";

interface CallToActionProps {
  callToAction: Queries.CallToActionFieldsFragment;
  site: Queries.CallToActionSiteFragment;
  /** The product the page is about: what is written names it. */
  product?: { readonly slug: string; readonly name: string };
  /** False where somebody has just sent the form. */
  withRequest?: boolean;
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

/** The closing call: a heading with the way to the form, and telephone, WhatsApp and e-mail in large type. */
export function CallToAction({
  callToAction: { tag, title, text },
  site,
  product,
  withRequest = true,
}: CallToActionProps) {
  const { ask } = strings;
  const message = product ? ask.aboutProduct(product.name) : ask.aboutCase;
  return (
    <Section tone="warm" aria-labelledby="cagri" data-print="hide">
      <Wrap>
        <Grid alignItems="start" rowGap="2rem">
          <chakra.div gridColumn={{ md: "span 6" }}>
            <Tag>{tag}</Tag>
            <chakra.h2 id="cagri" textStyle="h2" {...fitting(title, "h2", 6)} marginTop="1rem">
              {title}
            </chakra.h2>
            <chakra.p textStyle="lede" color="fg.muted" marginTop="1.25rem" maxWidth="30rem">
              <Typeset>{text}</Typeset>
            </chakra.p>
            {withRequest ? (
              <ButtonLink
                to={infoRequestUrl(product?.slug)}
                marginTop="2rem"
                width={{ base: "100%", sm: "auto" }}
              >
                {ask.request}
              </ButtonLink>
            ) : null}
          </chakra.div>
          <chakra.div gridColumn={{ md: "8 / -1" }} borderBottom="1px solid" borderColor="border.hairline">
            <chakra.a
              href={telephoneUrl(site.phone.e164)}
              {...contactRow}
              fontFamily="heading"
              fontSize="min(clamp(2rem, 1.6rem + 1.7vw, 3rem), 10.5vw)"
              lineHeight="1.1"
              whiteSpace="nowrap"
            >
              {site.phone.display}
              <Icon name="phone" boxSize="24px" color="brand.main" />
            </chakra.a>
            {site.whatsapp ? (
              <chakra.a
                href={whatsappUrl(site.whatsapp, message)}
                rel="noopener"
                {...contactRow}
                fontSize="1.125rem"
                fontWeight="550"
              >
                {ask.whatsappRow}
                <Icon name="message" boxSize="24px" color="brand.main" />
              </chakra.a>
            ) : null}
            <chakra.a
              href={mailUrl(site.email, product?.name)}
              {...contactRow}
              fontSize="1.125rem"
              fontWeight="550"
            >
              {site.email}
              <Icon name="mail" boxSize="24px" color="brand.main" />
            </chakra.a>
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
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
