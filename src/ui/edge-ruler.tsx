import { clsx } from "clsx";
import * as css from "./edge-ruler.module.css";

/** Vertical ruler on a photograph's edge. Decorative. */
export const EdgeRuler = ({ at = "left" }: { at?: "left" | "right" }) => (
  <div className={clsx(css.vertical, css.edge, at === "left" ? css.left : css.right)} aria-hidden="true" />
);
