import { useId } from "react";
import { palette } from "../../theme/palette";
import { renderText } from "../../ui/rich-text";

type ShadeData = Queries.ProductShadesFieldsFragment["items"][number];

/** A shade: its tab, unless it is in the photograph above, and its name. */
export function Shade({
  code,
  name,
  description,
  colours,
  photographed,
}: ShadeData & { photographed: boolean }) {
  return (
    <li>
      {photographed ? null : <ShadeTab colours={colours} />}
      <h3>{code}</h3>
      <p data-label={code}>
        <b>{name}</b> <span>{renderText(description)}</span>
      </p>
    </li>
  );
}

/** A shade tab on the rail; a translucency has no colours, and is a pane over lines. */
function ShadeTab({ colours }: Pick<ShadeData, "colours">) {
  // An id of its own: codes may contain spaces and brackets.
  const gradient = useId();
  return (
    <>
      <svg viewBox="0 0 100 132" aria-hidden="true">
        {colours ? (
          <>
            <defs>
              <linearGradient id={gradient} x2="0" y2="1">
                <stop offset="0" stopColor={colours.top} />
                <stop offset="1" stopColor={colours.bottom} />
              </linearGradient>
            </defs>
            <use href="/drawings.svg#shade-stem" fill={palette.drawing.stem} />
            <use href="/drawings.svg#shade-body" fill={`url(#${gradient})`} stroke="currentColor" />
            <use href="/drawings.svg#shade-shine" />
          </>
        ) : (
          <>
            <path d="M4 58h92M4 72h92M4 86h92M4 100h92M4 114h92" stroke="currentColor" strokeWidth="3" />
            <path
              d="M24 44h52v84H24z"
              fill={palette.drawing.stem}
              fillOpacity="0.7"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </>
        )}
      </svg>
      <div />
    </>
  );
}
