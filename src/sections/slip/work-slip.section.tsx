import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useCallback, useMemo, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { QrCode } from "../../components/qr-code";
import { Section, Wrap } from "../../components/section";
import { textOf } from "../../forms/payload";
import { slipStrings } from "../../lib/slip-strings";
import { useBrowserCan } from "../../lib/use-browser-can";
import { isAsked, isOffered } from "./asked-fields";
import { knownOf } from "./known-of";
import { SlipControl } from "./slip-control";
import { slipText, teethInWords } from "./slip-text";
import { useSlip } from "./use-slip";

type Product = Queries.SlipProductFragment;

interface WorkSlipProps {
  page: Queries.WorkSlipFragment;
  /** Groups of products in the menu's order, each with its products in order. */
  groups: readonly { readonly name: string; readonly products: readonly Product[] }[];
  /** Address of the site, to which a path is added. */
  origin: string;
  /** Path of this page. */
  path: string;
}

/**
 * The slip that goes into the box with an impression. Its form is never sent; it works without scripts, which add what the
 * chosen product offers, the day of delivery, and the draft.
 */
export function WorkSlip(props: WorkSlipProps) {
  return (
    <Section aria-labelledby="form" paddingBlock={{ base: "2.5rem", md: "4rem" }}>
      <Wrap>
        <Slip {...props} />
      </Wrap>
    </Section>
  );
}

/** In a wide window, notes stand beside the teeth, as high as they are. */
const besideTeeth = {
  lg: {
    "& > fieldset + :has(> textarea)": { gridColumn: "3", display: "flex", flexDirection: "column" },
    "& > fieldset + * > textarea": { flex: "1" },
  },
} as const;

function Slip({ page, groups, origin, path }: WorkSlipProps) {
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState("");
  const canShare = useBrowserCan("share");
  const canPrint = useBrowserCan("print");
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
  const fields = page.formFields.filter((field) => isOffered(field, products) && isAsked(field, product));
  const teeth = fields.find(({ kind }) => kind === "teeth");
  const chosen = teeth ? teethInWords(teeth, values) : "";
  const address = `${origin}${product ? `/${product.slug}` : path}`;
  const toText = () =>
    slipText(page.title, fields, values, (slug) => products.find((each) => each.slug === slug)?.name);
  /** Whether all texts fit on the sheet; shows which do not. */
  const fits = () => form.current?.reportValidity() === true;
  const copy = async () => {
    if (!fits()) return;
    try {
      await navigator.clipboard.writeText(toText());
      setTold(slipStrings.copied);
    } catch {
      // Forbidden, or a browser without a clipboard for pages.
      setTold(slipStrings.notCopied(canPrint));
    }
  };
  // Closing the sheet is no mistake.
  const share = () => fits() && navigator.share({ title: page.title, text: toText() }).catch(() => undefined);
  return (
    <chakra.form
      ref={form}
      // Outside of a dialog such a form is never sent, without scripts neither.
      method="dialog"
      aria-labelledby="form"
      data-print="slip"
      onInput={() => {
        setTold("");
        follow();
      }}
      display="grid"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        sm: "repeat(2, minmax(0, 1fr))",
        lg: "repeat(3, minmax(0, 1fr))",
      }}
      columnGap="gap"
      rowGap="1.375rem"
      css={besideTeeth}
    >
      <chakra.h2 id="form" textStyle="h3" gridColumn="1 / -1">
        {page.formTitle}
      </chakra.h2>
      {fields.map((field) => (
        <SlipControl
          key={field.name}
          field={field}
          groups={groups}
          noProduct={page.noProduct}
          tooEarly={page.tooEarly}
          product={product}
          value={textOf(values[field.name])}
          chosenTeeth={chosen && slipStrings.chosen(chosen)}
          onWrite={(text) => write(field.name, text)}
        />
      ))}
      <chakra.div data-print="code">
        <QrCode text={address} width="112px" height="112px" />
        <chakra.p textStyle="small" hyphens="none" overflowWrap="anywhere">
          <span>{product ? page.codeLabel : page.formLabel}</span>
          <br />
          <span>{address}</span>
        </chakra.p>
      </chakra.div>
      <chakra.div
        data-print="hide"
        gridColumn="1 / -1"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1rem"
      >
        {canPrint ? (
          <Button type="button" data-needs-script="" onClick={() => fits() && window.print()}>
            <Icon name="file-text" />
            {slipStrings.print}
          </Button>
        ) : null}
        <Button type="button" variant="ghost" data-needs-script="" onClick={copy}>
          {slipStrings.copy}
        </Button>
        {canShare ? (
          <Button type="button" variant="ghost" onClick={share}>
            {slipStrings.share}
          </Button>
        ) : null}
        <Button
          type="button"
          variant="ghost"
          data-needs-script=""
          onClick={() => {
            clear();
            setTold(slipStrings.cleared);
          }}
        >
          {slipStrings.clear}
        </Button>
        <chakra.p role="status" textStyle="small" color="fg.muted">
          {told || (canPrint ? page.printHint : null)}
        </chakra.p>
      </chakra.div>
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
