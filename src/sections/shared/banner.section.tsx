import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import * as grid from "../../theme/grid.module.css";
import * as textStyles from "../../theme/text-styles.module.css";
import * as tones from "../../theme/tones.module.css";
import { onDemand } from "../../ui/on-demand";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Tag } from "../../ui/tag";
import * as css from "./banner.section.module.css";

const PicturedBanner = onDemand(
  "pictured-banner",
  async () => (await import(/* webpackChunkName: "pictured-banner" */ "./pictured-banner")).PicturedBanner,
);

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

/** Title and lede on the tinted background, beside a photograph if there is one. */
export function Banner({ banner: { tag, title, lede, image }, below, height }: BannerProps) {
  const texts = (
    <>
      {tag ? <Tag>{tag}</Tag> : null}
      <h1
        id={fixedIds.title}
        className={clsx(textStyles.h1, css.title, tag && css.belowTag, lede && css.aboveLede)}
      >
        {typeof title === "string" ? renderHeading(title) : title}
      </h1>
      {lede ? (
        <p className={clsx(textStyles.lede, css.lede)}>
          {typeof lede === "string" ? renderText(lede) : lede}
        </p>
      ) : null}
      {below}
    </>
  );
  return (
    <section aria-labelledby={fixedIds.title} className={clsx(tones.tint, !image && css.plain)}>
      {image ? (
        <PicturedBanner image={image} height={height}>
          {texts}
        </PicturedBanner>
      ) : (
        <div className={grid.wrap}>{texts}</div>
      )}
    </section>
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
