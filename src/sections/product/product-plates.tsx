import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { formatAmount } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { partWarranty } from "../../domain/part-warranty";
import { daysOf, yearsOf } from "../../domain/units";
import { Plate } from "../../ui/plate";
import { renderText } from "../../ui/rich-text";
import { Scale, ScaleEnds } from "../../ui/scale";
import type { LayoutVariant } from "./layout-variant";

interface ProductPlatesProps {
  product: Queries.ProductPlatesFragment;
  variant: LayoutVariant;
  parts: Queries.SitePartsFragment;
}

/** Turnaround and warranty, as far as the product has them; its parts' warranties replace a missing one. */
export function ProductPlates({ product, variant, parts: { days, years, words } }: ProductPlatesProps) {
  const { turnaround, warranty, materials } = product;
  if (variant === "parts") return <PartsPlate parts={materials?.items ?? []} axis={years} />;
  if (!turnaround && !warranty) return null;
  // Transparent on the deep background, because a plate's text has the background's colours.
  const bg = variant === "metal" ? "transparent" : "bg.page";
  const large = variant === "short";
  return (
    <chakra.dl
      display="grid"
      // Very large text stacks the plates.
      gridTemplateColumns={
        turnaround && warranty ? "repeat(auto-fit, minmax(8rem, 1fr))" : "minmax(0, 27rem)"
      }
      gap={{ base: "0.625rem", sm: "0.75rem" }}
      marginBlock={platesMargin}
    >
      {turnaround ? (
        <Plate
          label={words.turnaround}
          value={formatAmount(turnaround)}
          unit={turnaround.unit ?? ""}
          scale={{ ...daysOf(turnaround), max: days }}
          scaleEnd={strings.days(days)}
          large={large}
          bg={bg}
        />
      ) : null}
      {warranty && years ? (
        <Plate
          label={strings.warranty}
          value={formatAmount(warranty)}
          unit={warranty.unit ?? ""}
          scale={{ ...yearsOf(warranty), max: years, open: warranty.suffix === "+" }}
          scaleEnd={strings.years(years)}
          large={large}
          bg={bg}
        />
      ) : null}
    </chakra.dl>
  );
}

const platesMargin = { base: "1.25rem 0", md: "1rem" };

interface PartsPlateProps {
  parts: readonly Queries.MaterialWarrantyFragment[];
  /** End of the axis; null if no warranty ends. */
  axis: number | null;
}

/** Warranties of a product's parts on one axis of years; a lifetime one runs past its end. */
function PartsPlate({ parts, axis }: PartsPlateProps) {
  return (
    <chakra.div marginBlock={platesMargin} padding="1rem 1.25rem" layerStyle="panel">
      <chakra.p textStyle="label" color="fg.muted">
        {strings.warranty}
      </chakra.p>
      <chakra.dl
        css={{
          "& > div": {
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "space-between",
            alignItems: "baseline",
            columnGap: "1rem",
            paddingBlock: "0.375rem",
          },
          "& dt": { flex: "1 1 0", maxWidth: "100%" },
          "& dd": { fontFamily: "heading", fontSize: "1.5rem", lineHeight: "1.3", hyphens: "none" },
          "& dd + dd": { flex: "1 0 100%", lineHeight: "1" },
        }}
      >
        {parts.filter(partWarranty).map((part) => (
          <div key={part.name}>
            <dt>{renderText(part.name)}</dt>
            <dd>{renderText(partWarranty(part) ?? "")}</dd>
            {axis ? (
              <dd aria-hidden="true">
                <Scale {...onYears(part, axis)} max={axis} />
              </dd>
            ) : null}
          </div>
        ))}
      </chakra.dl>
      {axis ? <ScaleEnds low="0" high={strings.years(axis)} /> : null}
    </chakra.div>
  );
}

const onYears = ({ warranty }: Queries.MaterialWarrantyFragment, axis: number) =>
  warranty ? { ...yearsOf(warranty), open: warranty.suffix === "+" } : { from: 0, to: axis, open: true };

export const productPlatesFragment = graphql`
  fragment ProductPlates on Product {
    tryIns
    ...ProductTimes
    materials {
      items {
        ...MaterialWarranty
      }
    }
  }
`;
