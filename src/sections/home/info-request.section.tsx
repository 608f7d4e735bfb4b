import { clsx } from "clsx";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import { type AskableProduct, useAskedProducts } from "../../features/contact-forms/asked-product";
import { formStrings } from "../../features/contact-forms/form-strings";
import { InfoRequestForm } from "../../features/contact-forms/info-request-form";
import { ContactLines } from "../../features/site/contact-lines";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import { Tag } from "../../ui/tag";
import * as css from "./info-request.section.module.css";

interface InfoRequestProps {
  infoRequest: Queries.InfoRequestFragment;
  site: Queries.InfoRequestSiteFragment;
  /** All products; the form offers some of them in its own order. */
  products: readonly AskableProduct[];
}

export function InfoRequest({ infoRequest, site, products }: InfoRequestProps) {
  return (
    <Section tone="tint" id={fixedIds.infoRequest} aria-labelledby={fixedIds.infoRequestTitle}>
      <InfoRequestContent infoRequest={infoRequest} site={site} products={products} />
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
    <div className={clsx(grid.wrap, grid.columns, css.columns)}>
      <div className={clsx(grid.column, css.head)}>
        <Tag>{tag}</Tag>
        <h2 id={fixedIds.infoRequestTitle} className={clsx(text.h2Large, css.title)}>
          {asked.length > 0 ? (
            <span className={css.products}>{formStrings.askedFor(asked.map(({ name }) => name))}</span>
          ) : null}
          <span className={clsx(asked.length > 0 && css.belowProducts)}>{renderHeading(title)}</span>
        </h2>
        <p className={css.lede}>{renderText(lede)}</p>
      </div>
      <div className={css.form}>
        <InfoRequestForm products={products} asked={asked} messageHint={messageHint} />
      </div>
      {/* On phones the footer with the same lines follows. */}
      <div className={css.contact}>
        <ContactLines contact={{ phone, morePhones, email, hours }} />
      </div>
    </div>
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
