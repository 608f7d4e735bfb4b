import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as css from "./tag.module.css";

/** Class of a label with a short caliper. */
export const tagClass = css.tag;

/** A label with a short caliper, above section headings. */
export const Tag = ({ className, ...rest }: ComponentProps<"p">) => (
  <p className={clsx(css.tag, className)} {...rest} />
);
