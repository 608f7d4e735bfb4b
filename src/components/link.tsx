import { chakra } from "@chakra-ui/react/styled-system";
import { Link as GatsbyLink } from "gatsby";
import { variable } from "../theme/token-variables";

/** A link within the site: loads only what the next page needs, and says where the visitor is (`aria-current`). */
export const Link = chakra(GatsbyLink);

/** A text link with a moving arrow. */
export const moreLinkStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "44px",
  alignSelf: "flex-start",
  fontWeight: "550",
  fontSize: "1rem",
  color: "fg.link",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.35em",
  textDecorationColor: "accent.aqua",
  hyphens: "none",
  "& svg": { transition: `transform 180ms ${variable("easings.sedef")}` },
  _hover: { textDecorationColor: "currentColor", "& svg": { transform: "translateX(4px)" } },
} as const;

export const MoreLink = chakra(GatsbyLink, { base: moreLinkStyle });
