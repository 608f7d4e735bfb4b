import { clsx } from "clsx";
import { Link as GatsbyLink } from "gatsby";
import type { ComponentProps } from "react";
import * as css from "./button.module.css";

interface Look {
  variant?: "solid" | "ghost" | undefined;
}

const looks = (variant: Look["variant"] = "solid", className?: string) =>
  clsx(css.button, css[variant], className);

export const Button = ({ variant, className, ...rest }: ComponentProps<"button"> & Look) => (
  <button className={looks(variant, className)} {...rest} />
);

/** Secondary button: underlined text. */
export const TextButton = ({ className, ...rest }: ComponentProps<"button">) => (
  <button className={clsx(css.text, className)} {...rest} />
);

/** Internal link styled as a button. */
export const ButtonLink = ({ variant, className, ...rest }: ComponentProps<typeof GatsbyLink> & Look) => (
  <GatsbyLink className={looks(variant, className)} {...rest} />
);

/** External link (telephone, message, other site) styled as a button. */
export const ButtonAnchor = ({ variant, className, ...rest }: ComponentProps<"a"> & Look) => (
  <a className={looks(variant, className)} {...rest} />
);
