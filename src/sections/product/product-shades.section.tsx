import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { upFrom } from "../../theme/breakpoints";
import { columns } from "../../ui/columns";
import { Photo } from "../../ui/photo";
import { TitledSection } from "../../ui/section";
import * as css from "./product-shades.section.module.css";
import { Shade } from "./shade";

/** Maximum shades in one row on phones, with their names in a list below. */
const maxInRow = 6;

export function ProductShades({ shades }: { shades: Queries.ProductShadesFieldsFragment | null }) {
  if (!shades) return null;
  const { items, image } = shades;
  const { className, style } = columns(
    items.length,
    { base: 3, md: 6 },
    clsx(css.shades, items.length <= maxInRow && css.fewShades, !image && css.drawn),
    "word",
  );
  return (
    <TitledSection id="renkler" title={shades.title} lede={shades.lede}>
      {image ? (
        <Photo picture={image} sizes={`${upFrom.xl} 1240px, 95vw`} className={css.photo} data-print="hide" />
      ) : null}
      <ul className={className} style={{ ...style, "--count": items.length } as CSSProperties}>
        {items.map((shade) => (
          <Shade key={shade.code} {...shade} photographed={Boolean(image)} />
        ))}
      </ul>
    </TitledSection>
  );
}

export const productShadesFragment = graphql`
  fragment ProductShadesFields on ProductShades {
    title
    lede
    image {
      ...HeroPhotoFields
    }
    items {
      code
      name
      description
      colours {
        top
        bottom
      }
    }
  }
`;
