import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import * as text from "../theme/text-styles.module.css";
import * as css from "./field.module.css";

export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input type="text" className={clsx(css.field, className)} {...rest} />
);

export const Select = ({ className, ...rest }: ComponentProps<"select">) => (
  <select className={clsx(css.field, className)} {...rest} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<"textarea">) => (
  <textarea className={clsx(css.field, className)} {...rest} />
);

export const FieldLabel = ({ className, ...rest }: ComponentProps<"label">) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its callers name the control
  <label className={clsx(text.caption, css.label, className)} {...rest} />
);

interface FieldHintProps extends ComponentProps<"p"> {
  /** "div" for several paragraphs. */
  as?: "p" | "div";
}

/** Hint of a control or a group, on screen only. */
export const FieldHint = ({ as: Element = "p", className, ...rest }: FieldHintProps) => (
  <Element data-print="hide" className={clsx(text.small, css.hint, className)} {...rest} />
);

interface FieldGroupProps extends ComponentProps<"fieldset"> {
  legend: ReactNode;
  hint?: string | null;
}

/** Controls that answer one question, with their legend and a hint. */
export function FieldGroup({ legend, hint, children, ...rest }: FieldGroupProps) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} {...rest}>
      <legend className={clsx(text.caption, css.label, css.legend)}>{legend}</legend>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {children}
    </fieldset>
  );
}
