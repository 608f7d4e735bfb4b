import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { firstPhotoClass } from "./photo";
import { Picture, type PictureData } from "./picture";
import * as css from "./whole-photo.module.css";

type CalloutData = Queries.CalloutFieldsFragment;

interface WholePhotoProps {
  picture: PictureData;
  /** As in `Picture`: the frame's width. */
  sizes: string;
  callouts?: readonly CalloutData[] | null;
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

/** Points of the picture, with lines to their labels. Coordinates are pixels of a 1920 x 1200 picture. */
function Callouts({ callouts }: { callouts: readonly CalloutData[] }) {
  return (
    <div aria-hidden="true" className={css.callouts}>
      <svg className={css.lines} viewBox="0 0 1920 1200" preserveAspectRatio="none" aria-hidden="true">
        {callouts.map(({ label, point, end }) => (
          <g key={label}>
            <circle cx={point.x} cy={point.y} r="8" fill="currentColor" />
            <line
              className={css.line}
              x1={point.x}
              y1={point.y}
              x2={end.x}
              y2={end.y}
              style={{ transformOrigin: `${point.x}px ${point.y}px` }}
            />
          </g>
        ))}
      </svg>
      {callouts.map(({ label, detail, point, end }) => (
        <span key={label} className={css.callout} style={placeOf({ point, end })}>
          <span>{label}</span>
          {detail ? <b className={css.detail}>{detail}</b> : null}
        </span>
      ))}
    </div>
  );
}

/** Position of a label: above the end of a horizontal line, else above or below the line's end. */
function placeOf({ point, end }: Pick<CalloutData, "point" | "end">): CSSProperties {
  const isLevel = point.y === end.y;
  const toLeft = isLevel ? (end.x < point.x ? "0" : "-100%") : "-50%";
  const up = !isLevel && end.y > point.y ? "0" : "-100%";
  return { left: `${end.x / 19.2}%`, top: `${end.y / 12}%`, translate: `${toLeft} ${up}` };
}
