import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { askUrl, slipUrl } from "../../domain/contact-links";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { strings } from "../../domain/interface-strings";
import { deliveryId } from "../../features/delivery/delivery-line";
import { useDeliveryRules } from "../../features/delivery/use-delivery-rules";
import { ArrowLink } from "../../ui/link";
import { renderRichText, renderText } from "../../ui/rich-text";
import { Column, Grid, Heading, Section, Wrap } from "../../ui/section";
import { Answer, DeliveryActions } from "./delivery-answer";
import { DeliveryDays } from "./delivery-days";

type Product = Queries.DeliveryProductFragment;

interface DeliveryProps {
  product: Product;
  parts: Queries.SitePartsFragment;
  /** Whether the days are also shown as a calendar strip. */
  strip: boolean;
}

/**
 * When the product is delivered: the rule in words, and the days once scripts run. A product without a
 * turnaround shows how to ask instead.
 */
export function Delivery({ product, parts, strip }: DeliveryProps) {
  const { texts } = useDeliveryRules();
  const { turnaround, tryIns } = product;
  return (
    <Section aria-labelledby={deliveryId} tone={strip ? "warm" : "page"}>
      <Wrap>
        <Grid rowGap="1.5rem">
          <Column gridColumn={{ md: "span 5" }}>
            <Heading id={deliveryId}>{texts.title}</Heading>
            {turnaround ? (
              <chakra.p marginTop="0.75rem" textStyle="small" color="fg.muted" maxWidth="27rem">
                {renderRichText(texts.rule)}
              </chakra.p>
            ) : null}
            {tryIns ? (
              <chakra.p marginTop="0.75rem" textStyle="small" fontWeight="550" maxWidth="27rem">
                {deliveryStrings.tryIns(parts.words, tryIns, parts.tryInDays)}
              </chakra.p>
            ) : null}
          </Column>
          {turnaround ? (
            <DeliveryDays product={{ ...product, turnaround }} parts={parts} strip={strip} />
          ) : (
            <DeliveryOnRequest slug={product.slug} parts={parts} />
          )}
        </Grid>
      </Wrap>
    </Section>
  );
}

/** For a product without a turnaround: a word instead of the days, and a link to ask. */
function DeliveryOnRequest({ slug, parts }: { slug: string; parts: Queries.SitePartsFragment }) {
  const { slip, requests, words } = parts;
  return (
    <Answer>
      <chakra.div fontFamily="heading" fontSize="clamp(1.625rem, 1.3rem + 1.2vw, 2rem)" lineHeight="1.15">
        {words.byCase}
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" marginTop="0.25rem">
        {renderText(words.byCaseHelp)}
      </chakra.p>
      <DeliveryActions data-print="hide" columnGap="1.5rem">
        <ArrowLink to={askUrl(requests, slug)}>{words.request}</ArrowLink>
        {slip ? <ArrowLink to={slipUrl(slug)}>{strings.ask.slip}</ArrowLink> : null}
      </DeliveryActions>
    </Answer>
  );
}

export const deliveryFragment = graphql`
  fragment DeliveryProduct on Product {
    name
    slug
    tryIns
    turnaround {
      ...QuantityFields
    }
  }
`;
