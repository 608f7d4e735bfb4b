import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { dig, isRecord } from "../../../content-model/walk";
import { adminStrings } from "../../admin-strings";
import { numberFrom } from "../../form/numbers";

interface MarkedPictureProps {
  focus: unknown;
  callouts: unknown;
  children: ReactNode;
}

interface Point {
  x: number;
  y: number;
}

/** A picture with its focus and callouts. A click shows the coordinates of the point. */
export function MarkedPicture({ focus, callouts, children }: MarkedPictureProps) {
  const centre = pointOf(focus);
  const lines = (Array.isArray(callouts) ? callouts.filter(isRecord) : []).flatMap(
    ({ label, point, end }) => {
      const [from, to] = [pointOf(point), pointOf(end)];
      return from && to ? [{ label: String(label ?? ""), from, to }] : [];
    },
  );
  return (
    <figure>
      <button type="button" className="marked" onClick={sayPlace}>
        {children}
        {centre && (
          <i className="focus" style={{ "--x": `${centre.x}%`, "--y": `${centre.y}%` } as CSSProperties} />
        )}
        {lines.length > 0 && (
          <svg viewBox="0 0 1920 1200" preserveAspectRatio="none" aria-hidden="true">
            {lines.map(({ label, from, to }) => (
              <g key={label}>
                <circle cx={from.x} cy={from.y} r="10" />
                <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
                <text x={to.x} y={to.y - 14} textAnchor="middle">
                  {label}
                </text>
              </g>
            ))}
          </svg>
        )}
      </button>
      <figcaption>{adminStrings.preview.press}</figcaption>
    </figure>
  );
}

/** A point, whose numbers are strings in the form. */
function pointOf(value: unknown): Point | undefined {
  const [x, y] = ["x", "y"].map((key) => numberFrom(String(dig(value, [key]) ?? "").trim()));
  return typeof x === "number" && typeof y === "number" ? { x, y } : undefined;
}

function sayPlace({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  const numbers = (right: number, bottom: number) => `${Math.round(x * right)} · ${Math.round(y * bottom)}`;
  const { focus, callout } = adminStrings.preview;
  const caption = currentTarget.nextElementSibling;
  if (caption) caption.textContent = `${focus} ${numbers(100, 100)}; ${callout} ${numbers(1920, 1200)}`;
}
