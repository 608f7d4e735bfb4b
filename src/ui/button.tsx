import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as css from "./button.module.css";
import { Link, type LinkProps } from "./link";

interface Look {
  variant?: "solid" | "ghost" | undefined;
}

const looks = (variant: Look["variant"], className?: string) =>
  clsx(css.button, variant === "ghost" ? css.ghost : css.solid, className);

export const Button = ({ variant, className, ...rest }: ComponentProps<"button"> & Look) => (
  <button className={looks(variant, className)} {...rest} />
);

/** Secondary button: underlined text. */
export const TextButton = ({ className, ...rest }: ComponentProps<"button">) => (
  <button className={clsx(css.text, className)} {...rest} />
);

/** Internal link styled as a button. */
export const ButtonLink = ({ variant, className, ...rest }: LinkProps & Look) => (
  <Link className={looks(variant, className)} {...rest} />
);

/** External link (telephone, message, other site) styled as a button. */
export const ButtonAnchor = ({ variant, className, ...rest }: ComponentProps<"a"> & Look) => (
  <a className={looks(variant, className)} {...rest} />
);
