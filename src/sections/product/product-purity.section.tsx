import { clsx } from "clsx";
import { graphql } from "gatsby";
import { formatAmount } from "../../domain/format";
import { upFrom } from "../../theme/breakpoints";
import { Photo } from "../../ui/photo";
import { Scale, ScaleEnds } from "../../ui/scale";
import { Heading, Stage, stageTextClass, toneClass } from "../../ui/section";
import { StatRows } from "../shared/stat-rows";
import * as css from "./product-purity.section.module.css";

/** Purity of each metal on an axis, beside a large photograph. */
export function ProductPurity({ purity }: { purity: Queries.ProductPurityFieldsFragment | null }) {
  if (!purity) return null;
  return (
    <section aria-labelledby="saflik" className={toneClass("deep")}>
      <Stage>
        {purity.image ? (
          <Photo
            picture={purity.image}
            sizes={`${upFrom["2xl"]} 50vw, ${upFrom.md} 840px, 120vw`}
            data-print="hide"
            className={css.photo}
          />
        ) : null}
        <div className={clsx(stageTextClass, css.text, purity.image && css.besidePhoto)}>
          <Heading id="saflik" className={css.heading}>
            {purity.title}
          </Heading>
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
      </Stage>
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
