import { chakra } from "@chakra-ui/react/styled-system";
import { Link as GatsbyLink, navigate } from "gatsby";
import type { MouseEvent } from "react";

/** A link within the site: loads only what the next page needs, and says where the visitor is (`aria-current`). */
export const Link = chakra(GatsbyLink);

/**
 * Follows plain links of the site within an element as `Link` does, for lists so long that a component for each would cost
 * more than it is worth. For the element's `onClick`.
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

/** A text link with a moving arrow. */
export const moreLinkStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
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
