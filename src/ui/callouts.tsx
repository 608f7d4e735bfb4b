import type { CSSProperties } from "react";
import * as css from "./callouts.module.css";

type CalloutData = Queries.CalloutFieldsFragment;

/** Points of the picture, with lines to their labels. Coordinates are pixels of a 1920 x 1200 picture. */
export function Callouts({ callouts }: { callouts: readonly CalloutData[] }) {
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
              style={{ "--from": `${point.x}px ${point.y}px` } as CSSProperties}
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
  const place = { "--left": `${end.x / 19.2}%`, "--top": `${end.y / 12}%`, "--move": `${toLeft} ${up}` };
  return place as CSSProperties;
}
