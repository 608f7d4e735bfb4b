import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { formatAmount } from "../../domain/format";
import { upFrom } from "../../theme/breakpoints";
import { Photo } from "../../ui/photo";
import { Scale, ScaleEnds } from "../../ui/scale";
import { Heading, Stage, stageText } from "../../ui/section";
import { StatRows } from "../shared/stat-rows";

/** Purity of each metal on an axis, beside a large photograph. */
export function ProductPurity({ purity }: { purity: Queries.ProductPurityFieldsFragment | null }) {
  if (!purity) return null;
  return (
    <chakra.section aria-labelledby="saflik" layerStyle="deep">
      <Stage>
        {purity.image ? (
          <Photo
            picture={purity.image}
            sizes={`${upFrom["2xl"]} 50vw, ${upFrom.md} 840px, 120vw`}
            data-print="hide"
            gridColumn="1 / span 7"
            minHeight={{ md: "520px" }}
            aspectRatio={{ base: "4/3", md: "auto" }}
            bg="bg.deep"
          />
        ) : null}
        <chakra.div
          gridColumn={purity.image ? "col 7 / span 6" : "wrap-start / wrap-end"}
          alignSelf="center"
          paddingBlock={{ base: "3rem", md: "section" }}
          {...stageText}
          paddingLeft={purity.image ? { base: "gutter", md: "clamp(0rem, 2vw, 2rem)" } : undefined}
        >
          <Heading id="saflik" marginBottom="2rem">
            {purity.title}
          </Heading>
          <StatRows
            data-print="columns"
            rows={purity.items.map(({ metal, max }) => ({
              label: metal.label,
              value: (
                <chakra.span color="brand.accent">
                  {formatAmount({ ...metal, number: metal.number ?? 0 })}
                </chakra.span>
              ),
              scale: (
                <>
                  <Scale
                    from={metal.to === null ? 0 : (metal.number ?? 0)}
                    to={metal.to ?? metal.number ?? 0}
                    max={max}
                  />
                  <ScaleEnds low="0" high={formatAmount({ ...metal, to: null, number: max })} />
                </>
              ),
            }))}
          />
        </chakra.div>
      </Stage>
    </chakra.section>
  );
}

export const productPurityFragment = graphql`
  fragment ProductPurityFields on ProductPurity {
    title
    image {
      ...PhotoFields
    }
    items {
      metal {
        ...FigureFields
      }
      max
    }
  }
`;
