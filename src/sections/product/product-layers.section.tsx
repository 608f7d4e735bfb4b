import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Cutaway } from "../../features/cutaway/cutaway";
import { upFrom } from "../../theme/breakpoints";
import { renderText } from "../../ui/rich-text";
import { Column, Grid, Heading, Section, Wrap } from "../../ui/section";

/**
 * A product cut open, and what its layers do; layers without a position in the picture are named in the text.
 */
export function ProductLayers({ layers }: { layers: Queries.ProductLayersFieldsFragment | null }) {
  if (!layers) return null;
  const { title, text, items } = layers;
  return (
    <Section paddingBlock="breath" tone="tint" aria-labelledby="tabakalar">
      <Wrap>
        <Grid
          alignItems={{ base: "center", _print: "stretch" }}
          _print={{ display: "flex", flexDirection: "column-reverse" }}
        >
          <Cutaway
            layers={layers}
            sizes={`${upFrom.xl} 830px, ${upFrom.md} 67vw, ${upFrom.sm} 95vw, 165vw`}
            opening="view"
            gridColumn={{ md: "span 8" }}
            aspectRatio={{ base: "10/11", sm: "16/10" }}
            borderRadius="md"
            // A column of a sheet is too narrow for the picture; the list below it names the layers.
            _print={{ "& > div:first-of-type": { display: "none" } }}
          />
          <Column gridColumn={{ md: "9 / -1" }}>
            <Heading id="tabakalar">{title}</Heading>
            <chakra.p marginTop="1.25rem" color="fg.muted">
              {renderText(text)}
            </chakra.p>
            {items.map((item) =>
              item.place ? null : (
                <chakra.p key={item.title} textStyle="small" marginTop="1rem">
                  <b>{renderText(item.title)}</b>
                  {item.description ? <>: {item.description}</> : null}
                </chakra.p>
              ),
            )}
          </Column>
        </Grid>
      </Wrap>
    </Section>
  );
}

export const productLayersFragment = graphql`
  fragment ProductLayersFields on ProductLayers {
    text
    ...Cutaway
  }
`;
