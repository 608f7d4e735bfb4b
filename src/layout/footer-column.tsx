import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "../ui/link";
import { renderText } from "../ui/rich-text";
import * as css from "./footer-column.module.css";

interface FooterColumnProps {
  title: string;
  children: ReactNode;
  className?: string | undefined;
  "data-print"?: "hide";
}

export const FooterColumn = ({ title, children, className, ...rest }: FooterColumnProps) => (
  <div className={clsx(css.column, className)} {...rest}>
    <h2 className={css.title}>{title}</h2>
    <ul>{children}</ul>
  </div>
);

/** Class of a link in a column. */
export const footerLinkClass = css.link;

export const FooterLink = ({ label, to }: { label: string; to: string }) => (
  <li>
    <Link to={to} className={css.link}>
      {renderText(label)}
    </Link>
  </li>
);
