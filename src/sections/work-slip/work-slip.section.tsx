import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useCallback, useMemo, useRef } from "react";
import { textOf } from "../../features/contact-forms/payload";
import { QrCode } from "../../features/work-slip/qr-code";
import { SlipControl } from "../../features/work-slip/slip-control";
import { isAsked, knownOf } from "../../features/work-slip/slip-fields";
import { besideTeeth, slipPrintCss } from "../../features/work-slip/slip-print-css";
import { slipStrings } from "../../features/work-slip/slip-strings";
import { slipText, teethInWords } from "../../features/work-slip/slip-text";
import { SlipWays } from "../../features/work-slip/slip-ways";
import { Tick } from "../../features/work-slip/ticked-choices";
import { useSlip } from "../../features/work-slip/use-slip";
import { Section, Wrap } from "../../ui/section";

type Product = Queries.SlipProductFragment;

interface WorkSlipProps {
  page: Queries.WorkSlipFragment;
  site: Queries.SlipSiteFragment;
  /** Groups of products in the menu's order, each with its products in order. */
  groups: readonly { readonly name: string; readonly products: readonly Product[] }[];
  /** Address of the site, to which a path is added. */
  origin: string;
  /** Path of this page. */
  path: string;
}

/**
 * The slip of a case. Its form is never sent; it works without scripts, which add what the chosen product offers, the day of
 * delivery, the draft, and the ways to the laboratory.
 */
export function WorkSlip(props: WorkSlipProps) {
  return (
    <Section
      aria-labelledby="form"
      paddingBlock={{ base: "2.5rem", md: "4rem", _print: "0" }}
      _print={{ columnSpan: "all" }}
    >
      <Wrap>
        <Slip {...props} />
      </Wrap>
    </Section>
  );
}

/** Folded fields are shown when asked for; all are printed. */
const foldedCss = { "@media screen": { "&:not(:has(.more :checked)) .extra": { display: "none" } } } as const;

type Field = Queries.SlipFieldFieldsFragment;

/** Fields that take half of a phone's width, and those that take all of any. */
const isShort = ({ kind, hint }: Field): boolean =>
  !hint && ["text", "tel", "date", "material", "shade"].includes(kind);
const isLong = ({ kind, wide }: Field): boolean => wide ?? ["teeth", "note"].includes(kind);

function Slip({ page, site, groups, origin, path }: WorkSlipProps) {
  const form = useRef<HTMLFormElement>(null);
  const products = useMemo(() => groups.flatMap((group) => group.products), [groups]);
  const productField = page.formFields.find(({ kind }) => kind === "product")?.name;
  const known = useCallback(
    (slug: string, day: string | undefined) => {
      const asked = productField ? products.find((each) => each.slug === slug) : undefined;
      return asked ? knownOf(page.formFields, asked, day) : undefined;
    },
    [products, page, productField],
  );
  const { values, follow, write, clear } = useSlip(form, productField, known);
  const product = productField ? products.find(({ slug }) => slug === values[productField]) : undefined;
  const fields = page.formFields.filter((field) => isAsked(field, product, products));
  /** What only some products need is folded until one of them is chosen. */
  const isFolded = (field: Field) => field.extra || (!product && field.products !== null);
  const folded = fields.filter(isFolded);
  const teeth = fields.find(({ kind }) => kind === "teeth");
  const chosen = teeth ? teethInWords(teeth, values) : "";
  const nameOf = (slug: string) => products.find((each) => each.slug === slug)?.name;
  const address = `${origin}${product ? `/${product.slug}` : path}`;
  return (
    <chakra.form
      ref={form}
      // Outside of a dialog such a form is never sent, without scripts neither.
      method="dialog"
      aria-labelledby="form"
      onInput={follow}
      display="grid"
      gridTemplateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(3, minmax(0, 1fr))",
      }}
      columnGap="gap"
      rowGap="1.125rem"
      css={[foldedCss, slipPrintCss]}
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
          <SlipControl
            field={field}
            groups={groups}
            noProduct={page.noProduct}
            tooEarly={page.tooEarly}
            product={product}
            value={textOf(values[field.name])}
            chosenTeeth={chosen && slipStrings.chosen(chosen)}
            onWrite={(text) => write(field.name, text)}
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
      <chakra.div data-print="only" {...besideTeeth}>
        <QrCode text={address} width="24mm" height="24mm" />
        <chakra.p textStyle="small" hyphens="none" overflowWrap="anywhere">
          <span>{product ? page.codeLabel : page.formLabel}</span>
          <br />
          <span>{address}</span>
        </chakra.p>
      </chakra.div>
      <SlipWays
        site={site}
        title={page.title}
        text={slipText(page.title, fields, values, nameOf)}
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
