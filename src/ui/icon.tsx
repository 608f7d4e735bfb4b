import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { drawings, type InterfaceIcon } from "../domain/drawings";
import * as css from "./icon.module.css";

interface IconProps extends Omit<ComponentProps<"svg">, "name"> {
  /** Icon of the interface. */
  name?: InterfaceIcon;
  /** Path of an icon of the content, on a grid of 24 px. */
  drawing?: string;
  /** Width and height in pixels. */
  size?: number;
}

/**
 * Decorative line icon, 20 px by default, which grows with the text. Inline, because each
 * `<use>` copies a tree that phones style and lay out again once its file has arrived.
 */
export function Icon({ name, drawing = name && drawings[name], size = 20, className, ...rest }: IconProps) {
  const length = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      aria-hidden="true"
      className={clsx(css.icon, className)}
      {...rest}
    >
      <path d={drawing} />
    </svg>
  );
}
