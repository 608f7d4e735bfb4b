import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as css from "./definition-rows.module.css";

interface DefinitionRowsProps {
  rows: readonly { readonly label: string; readonly value: ReactNode }[];
  className?: string;
}

/** Labels and their values in rows under hairlines, on one line if they fit. */
export const DefinitionRows = ({ rows, className }: DefinitionRowsProps) => (
  <dl className={clsx(css.rows, className)}>
    {rows.map(({ label, value }) => (
      <div key={label} className={css.row}>
        <dt className={css.label}>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
