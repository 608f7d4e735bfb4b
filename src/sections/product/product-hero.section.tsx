import { clsx } from "clsx";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import { DeliveryLine } from "../../features/delivery/delivery-line";
import { upFrom } from "../../theme/breakpoints";
import * as stage from "../../theme/stage.module.css";
import * as text from "../../theme/text-styles.module.css";
import { EdgeRuler } from "../../ui/edge-ruler";
import { hasLongWord } from "../../ui/long-word";
import { renderHeading, renderText } from "../../ui/rich-text";
import { type Tone, toneClass } from "../../ui/section";
import { WholePhoto } from "../../ui/whole-photo";
import { AskAboutProduct } from "./ask-about-product";
import type { LayoutVariant } from "./layout-variant";
import * as css from "./product-hero.section.module.css";
import { ProductPlates } from "./product-plates";

/** Long names and words get a smaller size, so that they fit and the banner keeps its height. */
const isLong = (name: string) => name.length > 15 || hasLongWord(name);

/** Background of each variant's banner, and the side of its photograph. */
const looks: Readonly<Record<LayoutVariant, { tone: Tone; photo: "left" | "right" }>> = {
  metal: { tone: "deep", photo: "right" },
  ceramic: { tone: "tint", photo: "right" },
  comparison: { tone: "page", photo: "left" },
  parts: { tone: "tint", photo: "left" },
  short: { tone: "warm", photo: "left" },
  calendar: { tone: "page", photo: "right" },
  plain: { tone: "tint", photo: "right" },
};

interface ProductHeroProps {
  product: Queries.ProductHeroFragment;
  variant: LayoutVariant;
  site: Queries.CallToActionSiteFragment;
}

/**
 * The product's name and picture; its measures stand between text and links, on tablets below the picture. The picture comes
 * first in the page too: text painted before it would move.
 */
export function ProductHero({ product, variant, site }: ProductHeroProps) {
  const { badge, name, summary, image, callouts, turnaround, tryIns } = product;
  const { tone, photo } = looks[variant];
  const isLeft = photo === "left";
  const position = image ? clsx(css.pictured, isLeft ? css.photoLeft : css.photoRight) : css.unpictured;
  return (
    <section
      aria-labelledby={fixedIds.title}
      className={clsx(toneClass(tone), variant === "short" && css.short)}
    >
      <div className={clsx(stage.stage, stage.low, css.stage, position)}>
        {image ? (
          <div className={css.photo}>
            <EdgeRuler at={isLeft ? "right" : "left"} />
            <WholePhoto
              picture={image}
              // At most as wide as the banner's height allows.
              sizes={`(min-width: 108.5rem) 960px, (min-width: 83.5rem) calc(50vw + 93px), ${upFrom.md} 58vw, 100vw`}
              callouts={callouts}
            />
          </div>
        ) : null}
        <div className={clsx(stage.text, css.intro)}>
          {badge ? <p className={css.badge}>{renderText(badge)}</p> : null}
          <h1 id={fixedIds.title} className={clsx(isLong(name) ? text.h1 : text.display, css.name)}>
            {renderHeading(name)}
          </h1>
          <p className={clsx(text.lede, css.summary)}>{renderText(summary)}</p>
          {turnaround ? <DeliveryLine work={{ turnaround, tryIns }} /> : null}
        </div>
        <div className={css.plates}>
          <ProductPlates product={product} variant={variant} derived={site.derived} />
        </div>
        <div className={clsx(stage.text, css.ask)}>
          <AskAboutProduct product={product} site={site} />
        </div>
      </div>
    </section>
  );
}

export const productHeroFragment = graphql`
  fragment ProductHero on Product {
    slug
    badge
    name
    summary
    image {
      ...HeroPhotoFields
    }
    callouts {
      ...CalloutFields
    }
    ...ProductPlates
  }
`;
