import { clsx } from "clsx";
import type { ReactNode } from "react";
import { upFrom } from "../../theme/breakpoints";
import * as stage from "../../theme/stage.module.css";
import { EdgeRuler } from "../../ui/edge-ruler";
import { Photo } from "../../ui/photo";
import * as css from "./pictured-banner.module.css";

interface PicturedBannerProps {
  image: NonNullable<Queries.BannerFieldsFragment["image"]>;
  height: 400 | 600;
  children: ReactNode;
}

/** Of the photograph, by the banner's height. */
const sizesOf = {
  400: `${upFrom["2xl"]} 720px, (min-width: 92.5rem) 44vw, ${upFrom.md} 640px, 100vw`,
  600: `(min-width: 121.875rem) 50vw, ${upFrom.md} 960px, 100vw`,
} as const;

/** The text of a banner beside a photograph that reaches the edge of the viewport. */
export const PicturedBanner = ({ image, height, children }: PicturedBannerProps) => (
  <div className={clsx(stage.stage, css.stage, height === 400 && css.low, stage.low)}>
    <div className={css.picture}>
      <EdgeRuler />
      <Photo picture={image} sizes={sizesOf[height]} priority className={css.photo} />
    </div>
    <div className={clsx(css.text, stage.text)}>{children}</div>
  </div>
);
