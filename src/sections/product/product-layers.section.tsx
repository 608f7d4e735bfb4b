import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Cutaway } from "../../features/cutaway/cutaway";
import { upFrom } from "../../theme/breakpoints";
import * as grid from "../../theme/grid.module.css";
import * as textStyles from "../../theme/text-styles.module.css";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Section } from "../../ui/section";
import * as css from "./product-layers.section.module.css";

/**
 * A product cut open, and what its layers do; layers without a position in the picture are named in the text.
 */
export function ProductLayers({ layers }: { layers: Queries.ProductLayersFieldsFragment | null }) {
  if (!layers) return null;
  const { title, text, items } = layers;
  return (
    <Section space="breath" tone="tint" aria-labelledby="tabakalar">
      <div className={clsx(grid.wrap, grid.columns, css.grid)}>
        <Cutaway
          layers={layers}
          sizes={`${upFrom.xl} 830px, ${upFrom.md} 67vw, ${upFrom.sm} 95vw, 165vw`}
          opening="view"
          // A column of a sheet is too narrow for the picture; the list below it names the layers.
          printed={false}
          className={css.cutaway}
        />
        <div className={clsx(grid.column, css.column)}>
          <h2 id="tabakalar" className={textStyles.h2}>
            {renderHeading(title)}
          </h2>
          <p className={css.text}>{renderText(text)}</p>
          {items.map((item) =>
            item.place ? null : (
              <p key={item.title} className={clsx(textStyles.small, css.unplaced)}>
                <b>{renderText(item.title)}</b>
                {item.description ? <>: {item.description}</> : null}
              </p>
            ),
          )}
        </div>
      </div>
    </Section>
  );
}

export const productLayersFragment = graphql`
  fragment ProductLayersFields on ProductLayers {
    text
    ...Cutaway
  }
`;
