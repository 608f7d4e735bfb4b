import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import { type AskableProduct, useAskedProducts } from "../../features/contact-forms/asked-product";
import { formStrings } from "../../features/contact-forms/form-strings";
import { InfoRequestForm } from "../../features/contact-forms/info-request-form";
import { ContactLines } from "../../features/site/contact-lines";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Column, Grid, Section, Wrap } from "../../ui/section";
import { Tag } from "../../ui/tag";

interface InfoRequestProps {
  infoRequest: Queries.InfoRequestFragment;
  site: Queries.InfoRequestSiteFragment;
  /** All products; the form offers some of them in its own order. */
  products: readonly AskableProduct[];
}

export function InfoRequest({ infoRequest, site, products }: InfoRequestProps) {
  return (
    <Section tone="tint" id={fixedIds.infoRequest} aria-labelledby={fixedIds.infoRequestTitle}>
      <Wrap>
        <InfoRequestContent infoRequest={infoRequest} site={site} products={products} />
      </Wrap>
    </Section>
  );
}

/**
 * A component of its own, because the section hydrates later than its parent and these effects need the form.
 */
function InfoRequestContent({
  infoRequest: { tag, title, lede, messageHint },
  site,
  products,
}: InfoRequestProps) {
  const { phone, morePhones, email, hours } = site;
  const asked = useAskedProducts(products);
  return (
    <Grid gridTemplateRows={{ md: "auto 1fr" }} rowGap="1.5rem">
      <Column gridColumn={{ md: "1 / span 4" }}>
        <Tag>{tag}</Tag>
        <chakra.h2 id={fixedIds.infoRequestTitle} textStyle="h2" marginBlock="1rem 1.5rem">
          {asked.length > 0 ? (
            <chakra.span display="block">{formStrings.askedFor(asked.map(({ name }) => name))}</chakra.span>
          ) : null}
          <chakra.span color={asked.length > 0 ? "fg.muted" : undefined}>{renderHeading(title)}</chakra.span>
        </chakra.h2>
        <chakra.p color="fg.muted">{renderText(lede)}</chakra.p>
      </Column>
      <chakra.div gridColumn={{ md: "6 / -1" }} gridRow={{ md: "span 2" }}>
        <InfoRequestForm products={products} asked={asked} messageHint={messageHint} />
      </chakra.div>
      {/* On phones the footer with the same lines follows. */}
      <chakra.div gridColumn={{ md: "1 / span 4" }} display={{ base: "none", md: "block" }}>
        <ContactLines contact={{ phone, morePhones, email, hours }} />
      </chakra.div>
    </Grid>
  );
}

export const infoRequestFragment = graphql`
  fragment InfoRequest on HomePageInfoRequest {
    tag
    title
    lede
    messageHint
  }

  fragment InfoRequestSite on SiteInfo {
    ...ContactWays
    ...OpeningHours
  }
`;
