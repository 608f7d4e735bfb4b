import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import { upFrom } from "../../theme/breakpoints";
import type { Tone } from "../../theme/layer-styles";
import { hasLongWord } from "../../ui/long-word";
import { Photo } from "../../ui/photo";
import { HeadingText, Text } from "../../ui/rich-text";
import { EdgeRuler } from "../../ui/ruler";
import { lowStage, Stage, stageText } from "../../ui/section";
import type { LayoutVariant } from "./layout-variant";
import { ProductPlates } from "./product-plates";

/** Long names and words get a smaller size, so that they fit and the banner keeps its height. */
const isLong = (name: string) => name.length > 15 || hasLongWord(name);

/** Length in characters from which on a name makes the banner taller. */
const manyLines = 45;

/** `sizes` of the photograph: up to 960 px tall, taller beside a name of several lines; 3:2 on phones. */
const photoSizes = {
  usual: `(min-width: 120.625rem) 73vw, ${upFrom.md} 1400px, 107vw`,
  tall: `(min-width: 120.625rem) 81vw, ${upFrom.md} 1540px, 107vw`,
};

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

/** Columns of the text: beside the photograph, or wider without one. */
function textColumns(mirrored: boolean, hasPhoto: boolean): string {
  if (!hasPhoto) return "col 1 / span 8";
  return mirrored ? "col 8 / span 5" : "col 1 / span 5";
}

/** Badge with a gold outline. */
const Badge = chakra("p", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "32px",
    paddingInline: "0.75rem",
    border: "1px solid",
    borderColor: "brand.accent",
    borderRadius: "sm",
    color: "brand.accent",
    fontSize: "label",
    fontWeight: "550",
    hyphens: "none",
  },
});

interface ProductHeroProps {
  product: Queries.ProductHeroFragment;
  variant: LayoutVariant;
  /** Content below the plates. */
  children?: ReactNode;
}

export function ProductHero({ product, variant, children }: ProductHeroProps) {
  const { badge, name, summary, image, callouts } = product;
  const { tone, photo } = looks[variant];
  const mirrored = photo === "left";
  return (
    <chakra.section
      aria-labelledby={fixedIds.title}
      layerStyle={tone}
      css={variant === "short" ? shortPage : undefined}
    >
      <Stage
        minHeight={image ? { md: "600px" } : undefined}
        display={{ base: "flex", md: "grid" }}
        flexDirection="column"
        css={lowStage}
      >
        <chakra.div
          gridColumn={textColumns(mirrored, Boolean(image))}
          gridRow="1"
          alignSelf={{ md: "center" }}
          paddingBlock="2rem 2.5rem"
          {...stageText}
          paddingLeft={mirrored && image ? { base: "gutter", md: "2rem" } : undefined}
        >
          {badge ? (
            <Badge>
              <Text>{badge}</Text>
            </Badge>
          ) : null}
          <chakra.h1
            id={fixedIds.title}
            textStyle={isLong(name) ? "h1" : "display"}
            marginBlock="0.875rem 0.75rem"
          >
            <HeadingText>{name}</HeadingText>
          </chakra.h1>
          <chakra.p textStyle="lede" color="fg.muted" maxWidth="27rem" textWrap="pretty">
            <Text>{summary}</Text>
          </chakra.p>
          <ProductPlates product={product} variant={variant} />
          {children}
        </chakra.div>
        {image ? (
          <chakra.div
            gridColumn={mirrored ? "1 / col 8" : "col 6 / -1"}
            gridRow="1"
            position="relative"
            order={{ base: "-1", md: "0" }}
          >
            <EdgeRuler at={mirrored ? "right" : "left"} />
            <Photo
              picture={image}
              sizes={photoSizes[name.length > manyLines ? "tall" : "usual"]}
              callouts={callouts}
              priority
              position={{ md: "absolute" }}
              inset="0"
              aspectRatio={{ base: "3/2", md: "auto" }}
            />
          </chakra.div>
        ) : null}
      </Stage>
    </chakra.section>
  );
}

export const productHeroFragment = graphql`
  fragment ProductHero on Product {
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
