import { clsx } from "clsx";
import { graphql } from "gatsby";
import { formatAmount } from "../../domain/format";
import { upFrom } from "../../theme/breakpoints";
import * as stage from "../../theme/stage.module.css";
import * as text from "../../theme/text-styles.module.css";
import { Photo } from "../../ui/photo";
import { renderHeading } from "../../ui/rich-text";
import { Scale, ScaleEnds } from "../../ui/scale";
import { toneClass } from "../../ui/section";
import { StatRows } from "../shared/stat-rows";
import * as css from "./product-purity.section.module.css";

/** Purity of each metal on an axis, beside a large photograph. */
export function ProductPurity({ purity }: { purity: Queries.ProductPurityFieldsFragment }) {
  return (
    <section aria-labelledby="saflik" className={toneClass("deep")}>
      <div className={stage.stage}>
        {purity.image ? (
          <Photo
            picture={purity.image}
            sizes={`${upFrom["2xl"]} 50vw, ${upFrom.md} 840px, 120vw`}
            data-print="hide"
            className={css.photo}
          />
        ) : null}
        <div className={clsx(stage.text, css.text, purity.image && css.besidePhoto)}>
          <h2 id="saflik" className={clsx(text.h2, css.heading)}>
            {renderHeading(purity.title)}
          </h2>
          <StatRows
            data-print="columns"
            rows={purity.items.map(({ metal, max }) => ({
              label: metal.label,
              value: (
                <span className={css.purity}>{formatAmount({ ...metal, number: metal.number ?? 0 })}</span>
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
        </div>
      </div>
    </section>
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
