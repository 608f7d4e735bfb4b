import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { onDemand } from "./on-demand";
import { firstPhotoClass } from "./photo";
import { Picture, type PictureData } from "./picture";
import * as css from "./whole-photo.module.css";

const Callouts = onDemand(
  "callouts",
  async () => (await import(/* webpackChunkName: "callouts" */ "./callouts")).Callouts,
);

interface WholePhotoProps {
  picture: PictureData;
  /** As in `Picture`: the frame's width. */
  sizes: string;
  callouts?: readonly Queries.CalloutFieldsFragment[] | null;
  className?: string;
}

/**
 * A photograph that keeps its whole width in every frame, so that what it shows is never cut at the sides, and in wide
 * windows its whole height too.
 */
export function WholePhoto({ picture, sizes, callouts, className }: WholePhotoProps) {
  const { edges, gatsbyImageData: data } = picture.src.childImageSharp ?? {};
  const variables = {
    "--ratio": data ? data.height / data.width : undefined,
    "--focus": (picture.focus?.y ?? 50) / 100,
    "--above": edges && `linear-gradient(to right,${stopsOf(edges.upper)})`,
    "--beside": edges && `linear-gradient(${stopsOf(edges.beside)})`,
  };
  return (
    <figure className={clsx(css.frame, className)} style={variables as CSSProperties}>
      <div className={css.inside}>
        <div className={clsx(css.box, edges?.side === "left" && css.airLeft, firstPhotoClass)}>
          <Picture picture={picture} sizes={sizes} priority />
          {callouts ? <Callouts callouts={callouts} /> : null}
        </div>
      </div>
    </figure>
  );
}

/** Each colour in the middle of its part. */
const stopsOf = (colours: readonly string[]) =>
  colours.map((colour, i) => `${colour} ${((i + 0.5) / colours.length) * 100}%`).join();
