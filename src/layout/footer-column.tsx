import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as text from "../theme/text-styles.module.css";
import { Link } from "../ui/link";
import * as links from "../ui/link.module.css";
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
    <h2 className={clsx(text.caption, css.title)}>{title}</h2>
    <ul>{children}</ul>
  </div>
);

/** Class of a link in a column. */
export const footerLinkClass = clsx(links.list, css.link);

export const FooterLink = ({ label, to }: { label: string; to: string }) => (
  <li>
    <Link to={to} className={clsx(links.list, css.link)}>
      {renderText(label)}
    </Link>
  </li>
);
