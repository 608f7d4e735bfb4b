import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useRef } from "react";
import { SlipActions } from "../../features/work-slip/slip-actions";
import { slipCss } from "../../features/work-slip/slip-css";
import { SlipField } from "../../features/work-slip/slip-field";
import { isAsked } from "../../features/work-slip/slip-fields";
import { slipStrings } from "../../features/work-slip/slip-strings";
import { slipText } from "../../features/work-slip/slip-text";
import { useSlip } from "../../features/work-slip/use-slip";
import { Choice } from "../../ui/choice";
import { Section, Wrap } from "../../ui/section";

interface WorkSlipProps {
  page: Queries.WorkSlipFragment;
  site: Queries.ContactWaysFragment;
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
const isShort = ({ kind, hint }: Field): boolean =>
  !hint && ["text", "tel", "date", "material", "shade"].includes(kind);

/** Fields as wide as the form. */
const isLong = ({ kind }: Field): boolean => kind === "teeth" || kind === "note";

function Slip({ page, site, groups, products }: WorkSlipProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, product, keep, clear } = useSlip(form, page.formFields, products);
  const fields = page.formFields.filter((field) => isAsked(field, product, products));
  // Fields of certain products only are folded until one is chosen.
  const isFolded = (field: Field) => field.extra || (!product && field.products !== null);
  const folded = fields.filter(isFolded);
  return (
    <chakra.form
      ref={form}
      // Never submitted outside a dialog, not even without scripts.
      method="dialog"
      aria-labelledby="form"
      onInput={keep}
      display="grid"
      gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" }}
      columnGap="gap"
      rowGap={{ base: "1rem", sm: "1.125rem" }}
      css={slipCss}
    >
      <chakra.h2 id="form" textStyle="h3" gridColumn="1 / -1">
        {page.formTitle}
      </chakra.h2>
      {fields.map((field) => (
        <chakra.div
          key={field.name}
          className={isFolded(field) ? "extra" : undefined}
          gridColumn={{ base: isShort(field) ? "auto" : "1 / -1", sm: isLong(field) ? "1 / -1" : "auto" }}
          _print={{ display: "contents" }}
        >
          <SlipField field={field} {...{ page, groups, products, product, values }} />
        </chakra.div>
      ))}
      {folded.length > 0 ? (
        <chakra.div data-print="hide" gridColumn="1 / -1">
          <Choice
            className="more"
            name="ek-bilgiler"
            value="evet"
            label={slipStrings.more(folded.map(({ label }) => label))}
          />
        </chakra.div>
      ) : null}
      <SlipActions
        site={site}
        title={page.title}
        text={slipText(page.title, fields, values, product?.name)}
        printHint={page.printHint}
        check={() => form.current?.reportValidity() === true}
        onClear={clear}
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
