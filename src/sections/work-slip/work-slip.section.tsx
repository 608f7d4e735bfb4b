import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useRef } from "react";
import { QrCode } from "../../features/work-slip/qr-code";
import { slipCss } from "../../features/work-slip/slip-css";
import { SlipField } from "../../features/work-slip/slip-field";
import { isAsked } from "../../features/work-slip/slip-fields";
import { slipStrings } from "../../features/work-slip/slip-strings";
import { slipText } from "../../features/work-slip/slip-text";
import { SlipWays } from "../../features/work-slip/slip-ways";
import { Tick } from "../../features/work-slip/tick";
import { useSlip } from "../../features/work-slip/use-slip";
import { Section, Wrap } from "../../ui/section";

interface WorkSlipProps {
  page: Queries.WorkSlipFragment;
  site: Queries.SlipSiteFragment;
  /** Menu groups in order. */
  groups: readonly string[];
  /** Products in menu order. */
  products: readonly Queries.SlipProductFragment[];
  /** URL of the site. */
  origin: string;
  /** Path of this page. */
  path: string;
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
const isLong = ({ kind, wide }: Field): boolean => wide ?? ["teeth", "note"].includes(kind);

function Slip({ page, site, groups, products, origin, path }: WorkSlipProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, product, keep } = useSlip(form, page.formFields, products);
  const fields = page.formFields.filter((field) => isAsked(field, product, products));
  // Fields of certain products only are folded until one is chosen.
  const isFolded = (field: Field) => field.extra || (!product && field.products !== null);
  const folded = fields.filter(isFolded);
  const address = `${origin}${product ? `/${product.slug}` : path}`;
  const clear = () => {
    form.current?.reset();
    keep();
  };
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
          <SlipField
            field={field}
            page={page}
            groups={groups}
            products={products}
            product={product}
            values={values}
          />
        </chakra.div>
      ))}
      {folded.length > 0 ? (
        <chakra.div data-print="hide" gridColumn="1 / -1">
          <Tick
            className="more"
            name="ek-bilgiler"
            value="evet"
            label={slipStrings.more(folded.map(({ label }) => label))}
          />
        </chakra.div>
      ) : null}
      <div data-print="only" className="code">
        <QrCode text={address} width="24mm" height="24mm" />
        <chakra.p textStyle="small" hyphens="none" overflowWrap="anywhere">
          <span>{product ? page.codeLabel : page.formLabel}</span>
          <br />
          <span>{address}</span>
        </chakra.p>
      </div>
      <SlipWays
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
    codeLabel
    formLabel
    printHint
  }

  fragment SlipSite on SiteInfo {
    whatsapp
    email
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
