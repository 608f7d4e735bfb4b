import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as css from "./choice.module.css";

interface ChoiceProps extends Omit<ComponentProps<"input">, "children"> {
  label: string;
}

/** A checkbox or radio button with its label; `className` is the label's. */
export const Choice = ({ label, className, ...input }: ChoiceProps) => (
  <label className={clsx(css.choice, className)}>
    <input type="checkbox" className={css.box} {...input} />
    <span>{label}</span>
  </label>
);
