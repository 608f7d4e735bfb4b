import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useRef } from "react";
import { SlipActions } from "../../features/work-slip/slip-actions";
import { SlipField } from "../../features/work-slip/slip-field";
import { identifies, isAsked } from "../../features/work-slip/slip-fields";
import { slipStrings } from "../../features/work-slip/slip-strings";
import { slipText, writeValue } from "../../features/work-slip/slip-text";
import { useSlip } from "../../features/work-slip/use-slip";
import * as grid from "../../theme/grid.module.css";
import * as textStyles from "../../theme/text-styles.module.css";
import { TextButton } from "../../ui/button";
import { Section } from "../../ui/section";
import { useBrowserCan } from "../../ui/use-browser-can";
import * as css from "./work-slip.module.css";

interface WorkSlipProps {
  page: Queries.WorkSlipFragment;
  site: Queries.CallToActionSiteFragment;
  /** Menu groups in order. */
  groups: readonly string[];
  /** Products in menu order. */
  products: readonly Queries.SlipProductFragment[];
}

/** The work slip: a form that is never sent by itself and works without scripts. */
export function WorkSlip(props: WorkSlipProps) {
  return (
    <Section aria-labelledby="form" className={css.section}>
      <div className={grid.wrap}>
        <Slip {...props} />
      </div>
    </Section>
  );
}

type Field = Queries.SlipFieldFieldsFragment;

function Slip({ page, site, groups, products }: WorkSlipProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, product, keep, clear, undo } = useSlip(form, page.formFields, products);
  const fields = page.formFields.filter((field) => isAsked(field, product, products));
  // Fields of certain products only are folded until one is chosen.
  const isFolded = (field: Field) => field.extra || (!product && field.products !== null);
  const canPrint = useBrowserCan("print");
  const folded = fields.filter(isFolded);
  const unfolded = fields.filter((field) => !isFolded(field));
  const isEmpty = (field: Field) => !writeValue(field, values, product?.name);
  const show = (field: Field) => (
    <SlipField
      key={field.name}
      field={field}
      {...{ page, site, groups, products, product, values }}
      // What is filled in is never folded.
      className={isFolded(field) && isEmpty(field) ? css.folded : undefined}
    />
  );
  return (
    <form
      ref={form}
      // Never submitted outside a dialog, not even without scripts.
      method="dialog"
      aria-labelledby="form"
      onInput={keep}
      className={css.slip}
    >
      <div className={css.head} data-print="hide">
        <h2 id="form" className={textStyles.h3}>
          {page.formTitle}
        </h2>
        {canPrint ? (
          <TextButton
            type="button"
            data-needs-script=""
            className={clsx(!fields.every(isEmpty) && css.away)}
            onClick={() => window.print()}
          >
            {slipStrings.printBlank}
          </TextButton>
        ) : null}
      </div>
      {unfolded.map(show)}
      {folded.length > 0 ? (
        // The fields are beside it, not inside, because older browsers do not print the content of a closed one.
        <details className={css.more} data-print="hide">
          <summary className={css.summary}>{slipStrings.more(folded.length)}</summary>
        </details>
      ) : null}
      {folded.map(show)}
      <noscript className={clsx(textStyles.small, css.scriptless)} data-print="hide">
        {page.printHint}
      </noscript>
      <SlipActions
        site={site}
        title={page.title}
        product={product?.name}
        empty={unfolded.filter((field) => identifies(field) && isEmpty(field)).map(({ label }) => label)}
        text={slipText(page.title, fields, values, product?.name)}
        printHint={page.printHint}
        check={() => form.current?.reportValidity() === true}
        onClear={clear}
        onUndo={undo}
      />
    </form>
  );
}

export const workSlipFragments = graphql`
  fragment WorkSlip on WorkSlipPage {
    title
    formTitle
    formFields {
      ...SlipFieldFields
    }
    noProduct
    tooEarly
    printHint
  }

  fragment SlipProduct on Product {
    slug
    name
    menu {
      group
    }
    tryIns
    turnaround {
      ...QuantityFields
    }
    materials {
      items {
        name
      }
    }
    shades {
      items {
        code
      }
    }
  }
`;
