import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Photo } from "../../ui/photo";
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
  /** Content below the lede. */
  below?: ReactNode;
  /** 400 px on the legal and quality pages, 600 px on the others. */
  height: 400 | 600;
}

/** `Picture`'s sizes by the banner's height. */
const sizes = {
  400: "(min-width: 1700px) 720px, (min-width: 1480px) 44vw, (min-width: 900px) 640px, 100vw",
  600: "(min-width: 1950px) 50vw, (min-width: 900px) 960px, 100vw",
} as const;

/** Margins of the title, depending on its neighbours. */
const titleMargin = (tag: ReactNode, lede: ReactNode) => `${tag ? "0.875rem" : "0"} ${lede ? "1rem" : "0"}`;

/** Title and lede on the tinted background; the photograph, if any, reaches the edge of the viewport. */
export function Banner({ banner: { tag, title, lede, image }, below, height }: BannerProps) {
  const texts = (
    <>
      {tag ? <Tag>{tag}</Tag> : null}
      <chakra.h1 id="baslik" textStyle="h1" marginBlock={titleMargin(tag, lede)} maxWidth="22em">
        {title}
      </chakra.h1>
      {lede ? (
        <chakra.p
          textStyle="lede"
          color="fg.muted"
          maxWidth={image ? { md: "30rem" } : "34rem"}
          textWrap="pretty"
        >
          {lede}
        </chakra.p>
      ) : null}
      {below}
    </>
  );
  if (!image)
    return (
      <chakra.section
        aria-labelledby="baslik"
        layerStyle="tint"
        paddingBlock="clamp(2.5rem, 1.5rem + 4vw, 4.5rem)"
      >
        <Wrap>{texts}</Wrap>
      </chakra.section>
    );
  return (
    <chakra.section aria-labelledby="baslik" layerStyle="tint">
      <Stage
        minHeight={{ md: `${height}px` }}
        display={{ base: "flex", md: "grid" }}
        flexDirection="column"
        css={lowStage}
      >
        <chakra.div
          gridColumn="col 1 / span 6"
          // As far as the low photograph, so that titles of three words take one line.
          css={height === 400 ? { "@media (max-width: 1699.98px)": { gridColumn: "col 1 / span 7" } } : {}}
          alignSelf={{ md: "center" }}
          paddingBlock="2.5rem"
          {...stageText}
        >
          {texts}
        </chakra.div>
        <chakra.div
          gridColumn={height === 400 ? "col 8 / -1" : "col 7 / -1"}
          // A low photograph that reached the edge of a very wide window would be a strip of its subject.
          css={height === 400 ? { "@media (min-width: 1700px)": { gridColumn: "col 7 / wrap-end" } } : {}}
          position="relative"
          order={{ base: "-1", md: "0" }}
        >
          <EdgeRuler />
          <Photo
            picture={image}
            sizes={sizes[height]}
            priority
            position={{ md: "absolute" }}
            inset="0"
            // As tall as its width allows, so that the subject is not cropped.
            aspectRatio={{
              base: height === 400 ? "16/9" : "16/10",
              sm: height === 400 ? "2/1" : "16/10",
              md: "auto",
            }}
          />
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
