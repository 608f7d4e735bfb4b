import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fixedIds } from "../../domain/fixed-ids";
import { upFrom } from "../../theme/breakpoints";
import * as grid from "../../theme/grid.module.css";
import * as textStyles from "../../theme/text-styles.module.css";
import * as tones from "../../theme/tones.module.css";
import { Photo } from "../../ui/photo";
import { renderHeading, renderText } from "../../ui/rich-text";
import { EdgeRuler } from "../../ui/ruler";
import { Tag } from "../../ui/tag";
import * as css from "./banner.section.module.css";

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

/** Of the photograph, by the banner's height. */
const sizesOf = {
  400: `${upFrom["2xl"]} 720px, (min-width: 92.5rem) 44vw, ${upFrom.md} 640px, 100vw`,
  600: `(min-width: 121.875rem) 50vw, ${upFrom.md} 960px, 100vw`,
} as const;

/** Title and lede on the tinted background; the photograph, if any, reaches the edge of the viewport. */
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
  if (!image)
    return (
      <section aria-labelledby={fixedIds.title} className={clsx(tones.tint, css.plain)}>
        <div className={grid.wrap}>{texts}</div>
      </section>
    );
  return (
    <section aria-labelledby={fixedIds.title} className={tones.tint}>
      <div className={clsx(grid.stage, css.stage, height === 400 && css.low, grid.lowStage)}>
        <div className={css.picture}>
          <EdgeRuler />
          <Photo picture={image} sizes={sizesOf[height]} priority className={css.photo} />
        </div>
        <div className={clsx(css.text, grid.stageText)}>{texts}</div>
      </div>
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
