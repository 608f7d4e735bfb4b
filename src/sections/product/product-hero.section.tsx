import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Badge } from "../../components/marks";
import { Photo, photoSizes } from "../../components/photo";
import { Plate } from "../../components/plate";
import { EdgeRuler } from "../../components/ruler";
import { Stage, stageText } from "../../components/section";
import { formatAmount } from "../../lib/format";
import { strings } from "../../lib/interface-strings";
import { inDays, inYears, longestTurnaround, longestWarranty, rangeIn } from "../../lib/units";
import { tones } from "../../theme/tones";

/** Characters from which on a name is set smaller, so that the banner keeps its height. */
const longName = 16;

interface ProductHeroProps {
  product: Queries.ProductHeroFragment;
  /** What stands below the plates. */
  children?: ReactNode;
}

export function ProductHero({ product, children }: ProductHeroProps) {
  const { badge, name, summary, image, callouts } = product;
  return (
    <chakra.section aria-labelledby="baslik" {...tones.mist}>
      <Stage
        data-print="hero"
        minHeight={{ md: "600px" }}
        display={{ base: "flex", md: "grid" }}
        flexDirection="column"
      >
        <chakra.div
          gridColumn="col 1 / span 5"
          alignSelf={{ md: "center" }}
          paddingBlock="2.5rem"
          {...stageText}
        >
          <Badge>{badge}</Badge>
          <chakra.h1
            id="baslik"
            textStyle="display"
            fontSize={name.length > longName ? "clamp(2.75rem, 1.75rem + 3.6vw, 4.75rem)" : undefined}
            marginBlock="1.125rem 1rem"
          >
            {name}
          </chakra.h1>
          <chakra.p textStyle="lede" color="fg.muted" maxWidth="27rem" textWrap="pretty">
            {summary}
          </chakra.p>
          <Plates {...product} />
          {children}
        </chakra.div>
        <chakra.div gridColumn="col 6 / full-end" position="relative" order={{ base: "-1", md: "0" }}>
          <EdgeRuler />
          <Photo
            picture={image}
            sizes={photoSizes.stage}
            callouts={callouts}
            priority
            position={{ md: "absolute" }}
            inset="0"
            aspectRatio={{ base: "4/3", md: "auto" }}
          />
        </chakra.div>
      </Stage>
    </chakra.section>
  );
}

/** Turnaround and warranty, each only where the product has one. */
function Plates({ turnaround, warranty }: Queries.ProductHeroFragment) {
  if (!turnaround && !warranty) return null;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={turnaround && warranty ? "1fr 1fr" : "minmax(0, 17rem)"}
      gap={{ base: "0.625rem", sm: "0.75rem" }}
      marginTop="2rem"
    >
      {turnaround ? (
        <Plate
          label={strings.turnaround}
          value={formatAmount(turnaround)}
          unit={turnaround.unit ?? ""}
          scale={{ ...rangeIn(inDays, turnaround), max: longestTurnaround }}
          scaleEnd={strings.scaleTurnaround}
        />
      ) : null}
      {warranty ? (
        <Plate
          label={strings.warranty}
          value={formatAmount(warranty)}
          unit={warranty.unit ?? ""}
          scale={{ from: 0, to: rangeIn(inYears, warranty).to, max: longestWarranty }}
          scaleEnd={strings.scaleWarranty}
        />
      ) : null}
    </chakra.dl>
  );
}

export const productHeroFragment = graphql`
  fragment ProductHero on Product {
    badge
    name
    summary
    image {
      ...PhotoFields
    }
    callouts {
      ...CalloutFields
    }
    turnaround {
      ...QuantityFields
    }
    warranty {
      ...QuantityFields
    }
  }
`;
