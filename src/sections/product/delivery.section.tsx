import { clsx } from "clsx";
import { graphql } from "gatsby";
import { askUrl, slipUrl } from "../../domain/contact-links";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { strings } from "../../domain/interface-strings";
import { deliveryId } from "../../features/delivery/delivery-line";
import { useDeliveryRules } from "../../features/delivery/use-delivery-rules";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { ArrowLink } from "../../ui/link";
import { onDemand } from "../../ui/on-demand";
import { renderHeading, renderRichText, renderText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import * as css from "./delivery.section.module.css";

const DeliveryDays = onDemand(
  "delivery-days",
  async () => (await import(/* webpackChunkName: "delivery-days" */ "./delivery-days")).DeliveryDays,
);

/** Beside the days, not in them: their first update would discard its HTML if its code comes later. */
const DeliveryCalendar = onDemand(
  "delivery-calendar",
  async () =>
    (await import(/* webpackChunkName: "delivery-calendar" */ "../../features/delivery/delivery-calendar"))
      .DeliveryCalendar,
);

type Product = Queries.DeliveryProductFragment;

interface DeliveryProps {
  product: Product;
  derived: Queries.DerivedFactsFragment;
  /** Whether the days are also shown as a calendar strip. */
  strip: boolean;
}

/**
 * When the product is delivered: the rule in words, and the days once scripts run. A product without a
 * turnaround shows how to ask instead.
 */
export function Delivery({ product, derived, strip }: DeliveryProps) {
  const { texts } = useDeliveryRules();
  const { turnaround, tryIns } = product;
  return (
    <Section aria-labelledby={deliveryId} tone={strip ? "warm" : "page"}>
      <div className={clsx(grid.wrap, grid.columns, css.grid)}>
        <div className={clsx(grid.column, css.head)}>
          <h2 id={deliveryId} className={text.h2Large}>
            {renderHeading(texts.title)}
          </h2>
          {turnaround ? <p className={clsx(text.small, css.rule)}>{renderRichText(texts.rule)}</p> : null}
          {tryIns ? (
            <p className={clsx(text.small, css.tryIns)}>
              {deliveryStrings.tryIns(derived.words, tryIns, derived.tryInDays)}
            </p>
          ) : null}
        </div>
        {turnaround ? (
          <>
            <DeliveryDays product={{ ...product, turnaround }} derived={derived} />
            {strip ? <DeliveryCalendar product={{ ...product, turnaround }} /> : null}
          </>
        ) : (
          <DeliveryOnRequest slug={product.slug} derived={derived} />
        )}
      </div>
    </Section>
  );
}

/** For a product without a turnaround: a word instead of the days, and a link to ask. */
function DeliveryOnRequest({ slug, derived }: { slug: string; derived: Queries.DerivedFactsFragment }) {
  const { slip, requests, words } = derived;
  return (
    <div className={css.answer}>
      <div className={css.days}>{words.byCase}</div>
      <p className={clsx(text.small, css.byCaseHelp)}>{renderText(words.byCaseHelp)}</p>
      <div data-print="hide" className={css.actions}>
        <ArrowLink to={askUrl(requests, slug)} className={css.action}>
          {words.request}
        </ArrowLink>
        {slip ? (
          <ArrowLink to={slipUrl(slug)} className={css.action}>
            {strings.ask.slip}
          </ArrowLink>
        ) : null}
      </div>
    </div>
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
