import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import { upFrom } from "../../theme/breakpoints";
import { Photo } from "../../ui/photo";
import { renderHeading, renderText } from "../../ui/rich-text";
import { EdgeRuler } from "../../ui/ruler";
import { lowStage, Stage, stageText, Wrap } from "../../ui/section";
import { Tag } from "../../ui/tag";

interface BannerProps {
  banner: {
    readonly tag: string | null;
    readonly title: ReactNode;
    readonly lede: ReactNode;
    readonly image: Queries.BannerFieldsFragment["image"];
  };
  below?: ReactNode;
  /** 400 px on the legal and quality pages, 600 px on the others. */
  height: 400 | 600;
}

/**
 * Columns of text and photograph, by the banner's height. A low photograph leaves the text a seventh column, so that titles of
 * three words take one line; in a very wide window it ends with the page, because a wider one would show a strip of its subject.
 */
const layouts = {
  400: {
    sizes: `${upFrom["2xl"]} 720px, (min-width: 92.5rem) 44vw, ${upFrom.md} 640px, 100vw`,
    ratio: { base: "16/9", sm: "2/1" },
    text: { gridColumn: { md: "col 1 / span 7", "2xl": "col 1 / span 6" } },
    photo: { gridColumn: { md: "col 8 / -1", "2xl": "col 7 / wrap-end" } },
  },
  600: {
    sizes: `(min-width: 121.875rem) 50vw, ${upFrom.md} 960px, 100vw`,
    ratio: { base: "16/10" },
    text: { gridColumn: { md: "col 1 / span 6" } },
    photo: { gridColumn: { md: "col 7 / -1" } },
  },
} as const;

/** Margins of the title, depending on its neighbours. */
const titleMargin = (tag: ReactNode, lede: ReactNode) => `${tag ? "0.875rem" : "0"} ${lede ? "1rem" : "0"}`;

/** Title and lede on the tinted background; the photograph, if any, reaches the edge of the viewport. */
export function Banner({ banner: { tag, title, lede, image }, below, height }: BannerProps) {
  const texts = (
    <>
      {tag ? <Tag>{tag}</Tag> : null}
      <chakra.h1 id={fixedIds.title} textStyle="h1" marginBlock={titleMargin(tag, lede)} maxWidth="22em">
        {typeof title === "string" ? renderHeading(title) : title}
      </chakra.h1>
      {lede ? (
        <chakra.p
          textStyle="lede"
          color="fg.muted"
          maxWidth={image ? { md: "30rem" } : "34rem"}
          textWrap="pretty"
        >
          {typeof lede === "string" ? renderText(lede) : lede}
        </chakra.p>
      ) : null}
      {below}
    </>
  );
  if (!image)
    return (
      <chakra.section
        aria-labelledby={fixedIds.title}
        layerStyle="tint"
        paddingBlock="clamp(2.5rem, 1.5rem + 4vw, 4.5rem)"
      >
        <Wrap>{texts}</Wrap>
      </chakra.section>
    );
  const { sizes, ratio, text, photo } = layouts[height];
  return (
    <chakra.section aria-labelledby={fixedIds.title} layerStyle="tint">
      <Stage
        minHeight={{ md: `${height}px` }}
        display={{ base: "flex", md: "grid" }}
        flexDirection="column"
        css={lowStage}
      >
        <chakra.div css={photo} position="relative">
          <EdgeRuler />
          <Photo
            picture={image}
            sizes={sizes}
            priority
            position={{ md: "absolute" }}
            inset="0"
            // As tall as its width allows, so that the subject is not cropped.
            aspectRatio={{ ...ratio, md: "auto" }}
          />
        </chakra.div>
        <chakra.div
          css={text}
          gridRow={{ md: "1" }}
          alignSelf={{ md: "center" }}
          paddingBlock="2.5rem"
          {...stageText}
        >
          {texts}
        </chakra.div>
      </Stage>
    </chakra.section>
  );
}

export const bannerFragment = graphql`
  fragment BannerFields on Banner {
    tag
    title
    lede
    image {
      ...PhotoFields
    }
  }
`;
