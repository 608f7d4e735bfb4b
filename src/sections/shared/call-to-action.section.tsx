import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { Tag } from "../../components/marks";
import { Grid, Section, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
import { mailUrl, telephoneUrl } from "../../lib/contact-links";

interface CallToActionProps {
  callToAction: Queries.CallToActionFieldsFragment;
  site: Queries.CallToActionSiteFragment;
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

/** The closing call: a heading, and the telephone and e-mail links in large type. */
export function CallToAction({ callToAction: { tag, title, text }, site }: CallToActionProps) {
  return (
    <Section tone="ivory" aria-labelledby="cagri" data-print="hide">
      <Wrap>
        <Grid alignItems={{ md: "end" }} rowGap="2rem">
          <chakra.div gridColumn={{ md: "span 6" }}>
            <Tag>{tag}</Tag>
            <chakra.h2 id="cagri" textStyle="h2" marginTop="1rem">
              {title}
            </chakra.h2>
            <chakra.p textStyle="lede" color="fg.muted" marginTop="1.25rem" maxWidth="30rem">
              <Typeset>{text}</Typeset>
            </chakra.p>
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
              <Icon name="phone" boxSize="24px" color="accent.petrol" />
            </chakra.a>
            <chakra.a href={mailUrl(site.email)} {...contactRow} fontSize="1.125rem" fontWeight="550">
              {site.email}
              <Icon name="mail" boxSize="24px" color="accent.petrol" />
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
    email
  }
`;
