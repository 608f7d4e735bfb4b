import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Cutaway } from "../../features/cutaway/cutaway";
import { upFrom } from "../../theme/breakpoints";
import * as textStyles from "../../theme/text-styles.module.css";
import { renderText } from "../../ui/rich-text";
import { Column, Grid, Heading, Section, Wrap } from "../../ui/section";
import * as css from "./product-layers.section.module.css";

/**
 * A product cut open, and what its layers do; layers without a position in the picture are named in the text.
 */
export function ProductLayers({ layers }: { layers: Queries.ProductLayersFieldsFragment | null }) {
  if (!layers) return null;
  const { title, text, items } = layers;
  return (
    <Section space="breath" tone="tint" aria-labelledby="tabakalar">
      <Wrap>
        <Grid className={css.grid}>
          <Cutaway
            layers={layers}
            sizes={`${upFrom.xl} 830px, ${upFrom.md} 67vw, ${upFrom.sm} 95vw, 165vw`}
            opening="view"
            // A column of a sheet is too narrow for the picture; the list below it names the layers.
            printed={false}
            className={css.cutaway}
          />
          <Column className={css.column}>
            <Heading id="tabakalar">{title}</Heading>
            <p className={css.text}>{renderText(text)}</p>
            {items.map((item) =>
              item.place ? null : (
                <p key={item.title} className={clsx(textStyles.small, css.unplaced)}>
                  <b>{renderText(item.title)}</b>
                  {item.description ? <>: {item.description}</> : null}
                </p>
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
