import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { fixedIds } from "../../domain/fixed-ids";
import { DeliveryLine } from "../../features/delivery/delivery-line";
import { upFrom } from "../../theme/breakpoints";
import type { Tone } from "../../theme/layer-styles";
import { hasLongWord } from "../../ui/long-word";
import { renderHeading, renderText } from "../../ui/rich-text";
import { EdgeRuler } from "../../ui/ruler";
import { lowStage, Stage, stageText } from "../../ui/section";
import { WholePhoto } from "../../ui/whole-photo";
import { AskAboutProduct } from "./ask-about-product";
import type { LayoutVariant } from "./layout-variant";
import { ProductPlates } from "./product-plates";

/** Long names and words get a smaller size, so that they fit and the banner keeps its height. */
const isLong = (name: string) => name.length > 15 || hasLongWord(name);

/**
 * Sections of a short page are closer together, on screens only: print.css sets the same tokens for all
 * pages.
 */
const shortPage = {
  "@media screen": {
    "& ~ section": {
      "--t-spacing-section": "{spacing.tight}",
      "--t-spacing-head": "clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem)",
    },
  },
};

/** Background of each variant's banner, the side of its photograph, and styles for the page. */
const looks: Readonly<Record<LayoutVariant, { tone: Tone; photo: "left" | "right"; css?: object }>> = {
  metal: { tone: "deep", photo: "right" },
  ceramic: { tone: "tint", photo: "right" },
  comparison: { tone: "page", photo: "left" },
  parts: { tone: "tint", photo: "left" },
  short: { tone: "warm", photo: "left", css: shortPage },
  calendar: { tone: "page", photo: "right" },
  plain: { tone: "tint", photo: "right" },
};

/**
 * Width of a photograph beside the text: as high as it is whole, with the measures below it, the banner has 600 px. Those
 * of parts have two lines of label.
 */
const photoWidthOf = (variant: LayoutVariant) => (variant === "parts" ? "41rem" : "43rem");

interface ProductHeroProps {
  product: Queries.ProductHeroFragment;
  variant: LayoutVariant;
  site: Queries.CallToActionSiteFragment;
}

/**
 * The product's name and picture; its measures stand below the picture, on phones between text and links. The picture comes
 * first in the page too: text painted before it would move.
 */
export function ProductHero({ product, variant, site }: ProductHeroProps) {
  const { badge, name, summary, image, callouts, turnaround, tryIns } = product;
  const { tone, photo, css } = looks[variant];
  const photoWidth = photoWidthOf(variant);
  const mirrored = photo === "left";
  // In wide windows it ends with the page.
  const photoColumns = mirrored
    ? { md: "1 / col 8", xl: "wrap-start / col 8" }
    : { md: "col 6 / -1", xl: "col 6 / wrap-end" };
  const textBeside = mirrored ? "col 8 / span 5" : "col 1 / span 5";
  const beside = { width: "100%", maxWidth: { md: photoWidth }, justifySelf: mirrored ? "start" : "end" };
  const text = {
    ...stageText,
    gridColumn: { md: image ? textBeside : "col 1 / span 8" },
    gridRow: { md: "1" },
    ...(mirrored && image ? { paddingLeft: { base: "gutter", md: "2rem" } } : {}),
  };
  return (
    <chakra.section aria-labelledby={fixedIds.title} layerStyle={tone} css={css}>
      <Stage
        minHeight={image ? { md: "600px" } : undefined}
        gridTemplateRows={{ md: "auto 1fr auto" }}
        display={{ base: "flex", md: "grid" }}
        flexDirection="column"
        css={lowStage}
      >
        {image ? (
          <chakra.div
            gridColumn={photoColumns}
            gridRow={{ md: "1 / span 2" }}
            {...beside}
            position="relative"
            // Stretches the photograph to the text's height.
            display="grid"
          >
            <EdgeRuler at={mirrored ? "right" : "left"} />
            <WholePhoto
              picture={image}
              sizes={`${upFrom.xl} ${photoWidth}, ${upFrom.md} 57vw, 100vw`}
              callouts={callouts}
            />
          </chakra.div>
        ) : null}
        <chakra.div {...text} alignSelf={{ md: "end" }} paddingTop={{ base: "2rem", md: "1.5rem" }}>
          {badge ? (
            <chakra.p
              display="inline-flex"
              alignItems="center"
              minHeight="32px"
              paddingInline="0.75rem"
              border="1px solid {colors.brand.accent}"
              borderRadius="sm"
              color="brand.accent"
              fontSize="label"
              fontWeight="550"
              hyphens="none"
            >
              {renderText(badge)}
            </chakra.p>
          ) : null}
          <chakra.h1
            id={fixedIds.title}
            textStyle={isLong(name) ? "h1" : "display"}
            marginBlock="0.875rem 0.75rem"
          >
            {renderHeading(name)}
          </chakra.h1>
          <chakra.p textStyle="lede" color="fg.muted" maxWidth="29rem" textWrap="pretty">
            {renderText(summary)}
          </chakra.p>
          {turnaround ? <DeliveryLine work={{ turnaround, tryIns }} /> : null}
        </chakra.div>
        <chakra.div
          gridColumn={image ? photoColumns : text.gridColumn}
          gridRow={{ md: image ? "3" : "2" }}
          {...(image ? beside : {})}
          paddingInline={
            image
              ? { base: "gutter", md: mirrored ? "{spacing.gutter} 0" : "0 {spacing.gutter}", xl: "0" }
              : text.paddingInline
          }
        >
          <ProductPlates product={product} variant={variant} parts={site.parts} />
        </chakra.div>
        <chakra.div
          {...text}
          gridRow={{ md: image ? "2 / span 2" : "3" }}
          paddingBottom={{ base: "2.5rem", md: "1.5rem" }}
        >
          <AskAboutProduct product={product} site={site} />
        </chakra.div>
      </Stage>
    </chakra.section>
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
