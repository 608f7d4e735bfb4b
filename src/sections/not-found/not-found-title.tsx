import { clsx } from "clsx";
import { fixedIds } from "../../domain/fixed-ids";
import { rulerClass } from "../../ui/ruler";
import * as css from "./not-found-title.module.css";

interface NotFoundTitleProps {
  title: string;
  language: string | undefined;
}

/** The number in huge digits, the middle one between two lines under a ruler. */
export function NotFoundTitle({ title, language }: NotFoundTitleProps) {
  return (
    <h1 id={fixedIds.title} lang={language} className={css.title}>
      <span aria-hidden="true" className={clsx(rulerClass, css.ruler)} />
      {title.slice(0, 1)}
      <span className={css.middle}>{title.slice(1, 2)}</span>
      {title.slice(2)}
    </h1>
  );
}
