import { clsx } from "clsx";
import { type GatsbyLinkProps, Link, navigate } from "gatsby";
import type { ComponentProps, MouseEvent } from "react";
import { Icon } from "./icon";
import * as css from "./link.module.css";

/** Internal link: navigates client-side and marks the current page (`aria-current`). */
export { Link };

export type LinkProps = Omit<GatsbyLinkProps<unknown>, "ref">;

/** Link to another site or to a file. */
export const OutsideLink = ({ children, ...rest }: ComponentProps<"a">) => (
  <a rel="noopener" {...rest}>
    {children}
  </a>
);

/**
 * Makes plain internal links within an element navigate client-side; for lists too long for a component per
 * link. Use as the element's `onClick`.
 */
export function followLinks(event: MouseEvent<HTMLElement>): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (!address?.startsWith("/") || link?.target) return;
  event.preventDefault();
  void navigate(address);
}

/** Class of a link in a list: a touch target in height, underlined on hover only. */
export const listLinkClass = css.list;

/** Class of a text link. */
export const moreLinkClass = css.more;

export const MoreLink = ({ className, ...rest }: LinkProps) => (
  <Link className={clsx(css.more, className)} {...rest} />
);

export const ArrowLink = ({ children, ...rest }: LinkProps) => (
  <MoreLink {...rest}>
    <span>{children}</span>
    <Icon name="arrow-right" />
  </MoreLink>
);
