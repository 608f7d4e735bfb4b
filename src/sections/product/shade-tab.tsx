import { useId } from "react";
import * as css from "./shade-tab.module.css";

/** A shade tab on the rail; a translucency has no colours, and is a pane over lines. */
export function ShadeTab({ colours }: Pick<Queries.ProductShadesFieldsFragment["items"][number], "colours">) {
  // An id of its own: codes may contain spaces and brackets.
  const gradient = useId();
  return (
    <>
      <svg className={css.tab} viewBox="0 0 100 132" aria-hidden="true">
        {colours ? (
          <>
            <defs>
              <linearGradient id={gradient} x2="0" y2="1">
                <stop offset="0" stopColor={colours.top} />
                <stop offset="1" stopColor={colours.bottom} />
              </linearGradient>
            </defs>
            <path className={css.stem} d="M33 98h34v34H33z" />
            <path
              d="M7 16C8 6 20 3 34 4c10 .6 22 .6 32 0C80 3 92 6 93 16c1 18-6 46-14 76-4 15-12 22-29 22s-25-7-29-22C13 62 6 34 7 16z"
              fill={`url(#${gradient})`}
              stroke="currentColor"
              strokeOpacity="0.16"
            />
            <path
              d="M34 14c-3 12-3 24 0 38M66 14c3 12 3 24 0 38"
              fill="none"
              stroke="#fff"
              strokeOpacity="0.55"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </>
        ) : (
          <>
            <path d="M4 58h92M4 72h92M4 86h92M4 100h92M4 114h92" stroke="currentColor" strokeWidth="3" />
            <path
              className={css.stem}
              d="M24 44h52v84H24z"
              fillOpacity="0.7"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </>
        )}
      </svg>
      <div className={css.rail} />
    </>
  );
}
