import { clsx } from "clsx";
import * as css from "./ruler.module.css";

/** Class of horizontal ticks below a line. */
export const rulerClass = css.horizontal;

/** Class of a ruler that is vertical on phones and, with `Ticks` in it, horizontal from 900 px. */
export const turningRulerClass = clsx(css.vertical, css.turning);

/** Ruler below a line: a tick every 8 px, every fifth and tenth longer. Decorative. */
export const Ruler = () => (
  <div data-print="hide" className={clsx(css.horizontal, css.quiet)} aria-hidden="true" />
);

/** Vertical ruler on a photograph's edge. */
export const EdgeRuler = ({ at = "left" }: { at?: "left" | "right" }) => (
  <div className={clsx(css.vertical, css.edge, at === "left" ? css.left : css.right)} aria-hidden="true" />
);
