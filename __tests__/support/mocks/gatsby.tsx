import type { GatsbyLinkProps } from "gatsby";

/** Gatsby's link marks the current page; the tests' pages stand at the address of jsdom. */
export function Link<State>({
  to,
  activeClassName,
  activeStyle,
  partiallyActive,
  innerRef,
  ...rest
}: GatsbyLinkProps<State>) {
  return <a href={to} aria-current={window.location.pathname === to ? "page" : undefined} {...rest} />;
}

/** Queries run at build time only; here they are their own text. */
export const graphql = (text: TemplateStringsArray): string => text.join("");

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();
