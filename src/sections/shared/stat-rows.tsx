import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { renderText } from "../../ui/rich-text";
import * as css from "./stat-rows.module.css";

interface StatRowsProps extends Omit<ComponentProps<"dl">, "children"> {
  rows: readonly {
    readonly label: string;
    readonly value: ReactNode;
    readonly scale?: ReactNode;
    readonly description?: string | null;
  }[];
}

/** Figures in rows under hairlines: label and value, below them a scale and a note. */
export const StatRows = ({ rows, className, ...rest }: StatRowsProps) => (
  <dl className={clsx(css.rows, className)} {...rest}>
    {rows.map(({ label, value, scale, description }) => (
      <div key={label} className={css.row}>
        <dt className={css.label}>{renderText(label)}</dt>
        <dd className={css.value}>{value}</dd>
        {scale ? (
          <dd aria-hidden="true" className={css.scale}>
            {scale}
          </dd>
        ) : null}
        {description ? <dd className={css.note}>{renderText(description)}</dd> : null}
      </div>
    ))}
  </dl>
);
