import { chakra } from "@chakra-ui/react/styled-system";
import { Link as GatsbyLink, navigate } from "gatsby";
import type { ComponentProps, MouseEvent } from "react";
import { Icon } from "./icon";

/** Internal link: navigates client-side and marks the current page (`aria-current`). */
export const Link = chakra(GatsbyLink);

/** Link to another site or to a file. */
export const OutsideLink = chakra("a", {}, { defaultProps: { rel: "noopener" } });

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

/** Link in a list: as high as a finger, and without a line until it is hovered. */
export const listLinkStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minWidth: "44px",
  minHeight: "44px",
  textDecoration: "none",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.3em" },
} as const;

/** Text link; its icon moves while it is hovered. */
export const moreLinkStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minWidth: "44px",
  minHeight: "44px",
  fontWeight: "550",
  fontSize: "1rem",
  color: "fg.link",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.35em",
  textDecorationColor: "brand.light",
  hyphens: "none",
  "& svg": { transition: "transform 180ms {easings.calm}" },
  _hover: { textDecorationColor: "currentColor", "& svg": { transform: "translateX(4px)" } },
} as const;

export const MoreLink = chakra(GatsbyLink, { base: moreLinkStyle });

export const ArrowLink = ({ children, ...rest }: ComponentProps<typeof MoreLink>) => (
  <MoreLink {...rest}>
    <span>{children}</span>
    <Icon name="arrow-right" />
  </MoreLink>
);
