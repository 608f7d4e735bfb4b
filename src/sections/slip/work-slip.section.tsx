import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useMemo, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Input, Select, TextArea } from "../../components/field";
import { Icon } from "../../components/icon";
import { QrCode } from "../../components/qr-code";
import { Section, Wrap } from "../../components/section";
import { Choices } from "../../components/work-slip/choices";
import { SlipField } from "../../components/work-slip/slip-field";
import { ToothChart } from "../../components/work-slip/tooth-chart";
import { useSlip } from "../../components/work-slip/use-slip";
import { WantedDay } from "../../components/work-slip/wanted-day";
import { slipStrings } from "../../lib/slip-strings";

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
 * The slip that goes into the box with an impression. Its fields are in no form, so that no browser can send them; they
 * work without scripts, which add what the chosen product offers, the day of delivery, and the draft.
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

function Slip({ page, groups, origin, path }: WorkSlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  const [isCleared, setCleared] = useState(false);
  const products = useMemo(() => groups.flatMap((group) => group.products), [groups]);
  const slugs = useMemo(() => products.map(({ slug }) => slug), [products]);
  const { draft, follow, write, clear } = useSlip(slip, slugs);
  const { texts } = draft;
  const product = products.find(({ slug }) => slug === texts.product);
  const { name = "", turnaround, materials, shades } = product ?? {};
  const address = `${origin}${product ? `/${product.slug}` : path}`;
  return (
    <chakra.div
      ref={slip}
      role="form"
      aria-labelledby="form"
      data-print="slip"
      onInput={() => {
        setCleared(false);
        follow();
      }}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      columnGap="gap"
      rowGap="1.375rem"
    >
      <chakra.h2 id="form" textStyle="h3" gridColumn="1 / -1">
        {page.formTitle}
      </chakra.h2>
      <SlipField
        label={slipStrings.clinic}
        control={(props) => <Input name="clinic" maxLength={80} autoComplete="organization" {...props} />}
      />
      <SlipField
        label={slipStrings.patient}
        hint={page.patientHint}
        control={(props) => <Input name="patient" maxLength={40} autoComplete="off" {...props} />}
      />
      <SlipField
        label={slipStrings.product}
        control={(props) => (
          <Select name="product" {...props}>
            <option value="">{page.noProduct}</option>
            {groups.map((group) => (
              <optgroup key={group.name} label={group.name}>
                {group.products.map((each) => (
                  <option key={each.slug} value={each.slug}>
                    {each.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      />
      <WantedDay turnaround={turnaround} value={texts.wanted} onChoose={(wanted) => write({ wanted })} />
      <SlipField
        label={slipStrings.material}
        control={(props) => <Input name="material" maxLength={80} {...props} />}
      >
        <Choices
          label={slipStrings.materialsOf(name)}
          choices={materials?.items.map((material) => material.name) ?? []}
          value={texts.material}
          onChoose={(material) => write({ material })}
        />
      </SlipField>
      <SlipField
        label={slipStrings.shade}
        control={(props) => <Input name="shade" maxLength={40} {...props} />}
      >
        <Choices
          label={slipStrings.shadesOf(name)}
          choices={shades?.items.map(({ code }) => code) ?? []}
          value={texts.shade}
          onChoose={(shade) => write({ shade })}
        />
      </SlipField>
      <ToothChart hint={page.teethHint} />
      <SlipField
        wide
        label={slipStrings.notes}
        control={(props) => <TextArea name="notes" rows={5} maxLength={500} {...props} />}
      />
      <chakra.div data-print="code">
        <QrCode text={address} width="112px" height="112px" />
        <chakra.p textStyle="small" hyphens="none" overflowWrap="anywhere">
          {product ? page.codeLabel : page.formLabel}
          <br />
          {address}
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
        <Button type="button" data-needs-script="" onClick={() => window.print()}>
          <Icon name="file-text" />
          {slipStrings.print}
        </Button>
        <Button
          type="button"
          variant="ghost"
          data-needs-script=""
          onClick={() => {
            clear();
            setCleared(true);
          }}
        >
          {slipStrings.clear}
        </Button>
        <chakra.p role="status" textStyle="small" color="fg.muted">
          {isCleared ? slipStrings.cleared : page.printHint}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

export const workSlipFragments = graphql`
  fragment WorkSlip on WorkSlipPage {
    formTitle
    patientHint
    noProduct
    teethHint
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
