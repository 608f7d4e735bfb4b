import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as text from "../theme/text-styles.module.css";
import * as css from "./tag.module.css";

/** Class of a label with a short caliper. */
export const tagClass = clsx(text.caption, css.tag);

/** A label with a short caliper, above section headings. */
export const Tag = ({ className, ...rest }: ComponentProps<"p">) => (
  <p className={clsx(text.caption, css.tag, className)} {...rest} />
);
