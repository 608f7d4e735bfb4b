import { clsx } from "clsx";
import * as css from "./ruler.module.css";

/** Class of horizontal ticks below a line. */
export const rulerClass = css.horizontal;

/** Ruler below a line: a tick every 8 px, every fifth and tenth longer. Decorative. */
export const Ruler = () => (
  <div data-print="hide" className={clsx(css.horizontal, css.quiet)} aria-hidden="true" />
);
