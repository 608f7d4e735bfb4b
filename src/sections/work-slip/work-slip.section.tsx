import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useRef } from "react";
import { SlipActions } from "../../features/work-slip/slip-actions";
import { slipCss } from "../../features/work-slip/slip-css";
import { SlipField } from "../../features/work-slip/slip-field";
import { identifies, isAsked, isForPaper } from "../../features/work-slip/slip-fields";
import { slipStrings } from "../../features/work-slip/slip-strings";
import { slipText, writeValue } from "../../features/work-slip/slip-text";
import { useSlip } from "../../features/work-slip/use-slip";
import { Section, Wrap } from "../../ui/section";

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
    <Section
      aria-labelledby="form"
      paddingBlock={{ base: "1.75rem", md: "4rem", _print: "0" }}
      _print={{ columnSpan: "all" }}
    >
      <Wrap>
        <Slip {...props} />
      </Wrap>
    </Section>
  );
}

type Field = Queries.SlipFieldFieldsFragment;

/** Fields of half a phone's width. */
const isShort = ({ kind, hint }: Field): boolean => !hint && ["text", "tel", "date", "shade"].includes(kind);

/** Fields as wide as the form. */
const isLong = ({ kind }: Field): boolean => kind === "teeth" || kind === "note";

function Slip({ page, site, groups, products }: WorkSlipProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, product, keep, clear, undo } = useSlip(form, page.formFields, products);
  const fields = page.formFields.filter((field) => isAsked(field, product, products));
  // Fields of certain products only are folded until one is chosen.
  const isFolded = (field: Field) => field.extra || (!product && field.products !== null);
  const folded = fields.filter(isFolded);
  const unfolded = fields.filter((field) => !isFolded(field));
  const isEmpty = (field: Field) => !writeValue(field, values, product?.name);
  const show = (field: Field) => (
    <chakra.div
      key={field.name}
      // What is filled in is never folded.
      className={isFolded(field) && isEmpty(field) ? "extra" : undefined}
      display={isForPaper(field, product) ? "none" : undefined}
      gridColumn={{ base: isShort(field) ? "auto" : "1 / -1", sm: isLong(field) ? "1 / -1" : "auto" }}
      _print={{ display: "contents" }}
    >
      <SlipField field={field} {...{ page, site, groups, products, product, values }} />
    </chakra.div>
  );
  return (
    <chakra.form
      ref={form}
      // Never submitted outside a dialog, not even without scripts.
      method="dialog"
      aria-labelledby="form"
      onInput={keep}
      display="grid"
      gridTemplateColumns={{
        // Two columns, but for very large letters.
        base: "repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr))",
        lg: "repeat(3, minmax(0, 1fr))",
      }}
      columnGap="gap"
      rowGap={{ base: "1rem", sm: "1.125rem" }}
      css={slipCss}
    >
      <chakra.h2 id="form" textStyle="h3" gridColumn="1 / -1">
        {page.formTitle}
      </chakra.h2>
      {unfolded.map(show)}
      {folded.length > 0 ? (
        // The fields are beside it, not in it: on paper a closed one would keep them to itself in older browsers.
        <chakra.details className="more" data-print="hide" gridColumn="1 / -1">
          <chakra.summary
            width="fit-content"
            minWidth="44px"
            paddingBlock="0.625rem"
            fontWeight="550"
            color="brand.main"
            cursor="pointer"
          >
            {slipStrings.more(folded.length)}
          </chakra.summary>
        </chakra.details>
      ) : null}
      {folded.map(show)}
      <chakra.noscript gridColumn="1 / -1" textStyle="small" data-print="hide">
        {page.printHint}
      </chakra.noscript>
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
    </chakra.form>
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
