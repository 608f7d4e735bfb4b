import { clsx } from "clsx";
import { askUrl, slipUrl } from "../../domain/contact-links";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import * as grid from "../../theme/grid.module.css";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/link";
import * as css from "./product-bar.module.css";

interface ProductBarProps {
  product: Pick<Queries.DeliveryProductFragment, "slug" | "name" | "turnaround">;
  derived: Queries.DerivedFactsFragment;
}

/** The product's name, its turnaround and the next steps, once the banner has left the window. */
export function ProductBar({ product, derived: { requests, slip, slipTitle } }: ProductBarProps) {
  const { slug, name, turnaround } = product;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label={name} data-print="hide" className={css.bar}>
      <div className={css.background}>
        <div className={clsx(grid.wrap, css.row)}>
          <b className={css.name}>{name}</b>
          {turnaround ? <span className={css.turnaround}>{formatQuantity(turnaround)}</span> : null}
          {slip ? (
            <MoreLink to={slipUrl(slug)} className={css.slip}>
              {slipTitle}
            </MoreLink>
          ) : null}
          <ButtonLink to={askUrl(requests, slug)} className={css.request}>
            {strings.bar.request}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
