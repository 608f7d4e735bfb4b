import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../domain/interface-strings";
import { narrowWindow } from "../theme/breakpoints";
import { Link } from "../ui/link";

/** Longer names get a smaller size, where the header has little room. */
function brandNameSize(name: string) {
  if (name.length <= 16) return "clamp(1.1875rem, 6.7vw, 1.625rem)";
  if (name.length <= 24) return { base: "1.1875rem", sm: "1.5rem", lg: "1.1875rem", xl: "1.5rem" };
  if (name.length <= 40) return { base: "1rem", sm: "1.375rem", lg: "1rem", xl: "1.25rem" };
  return { base: "0.8125rem", sm: "1.125rem", lg: "0.875rem", xl: "1rem" };
}

/** Style of the name: balanced lines, words wider than the box are broken. */
export const nameStyle = (name: string) =>
  ({
    display: "block",
    fontFamily: "heading",
    fontSize: brandNameSize(name),
    lineHeight: "1",
    color: "fg.ink",
    textWrap: "balance",
    overflowWrap: "anywhere",
  }) as const;

/** Style of the subtitle; on phones two long texts would be higher than the header, on which other bars rest. */
export const subtitleStyle = (name: string, subtitle: string) =>
  ({
    display: "block",
    marginTop: "0.25rem",
    fontSize: "label",
    lineHeight: "1.2",
    color: "fg.muted",
    ...(name.length > 24 || subtitle.length > 20
      ? { smDown: { display: "none" } }
      : { [narrowWindow]: { display: "none" } }),
  }) as const;

/** As wide as the header allows, but no wider than its content. */
export const brandStyle = {
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  flex: "1 1 7rem",
  minWidth: "0",
  maxWidth: "max-content",
  minHeight: "44px",
  marginRight: "auto",
  textDecoration: "none",
  color: "brand.mark",
} as const;

export function Brand({ brand, subtitle }: { brand: string; subtitle: string | null }) {
  return (
    <Link to="/" aria-label={strings.homeLink([brand, subtitle].filter(Boolean).join(" "))} {...brandStyle}>
      {/* The laboratory's logo (content/logo.svg), which `gatsby-ssr.tsx` puts into every page. */}
      <chakra.svg strokeWidth="1.5" aria-hidden="true" boxSize="38px" flex="none">
        <use href="#logo" />
      </chakra.svg>
      <span>
        <chakra.span {...nameStyle(brand)}>{brand}</chakra.span>
        {subtitle ? <chakra.span css={subtitleStyle(brand, subtitle)}>{` ${subtitle}`}</chakra.span> : null}
      </span>
    </Link>
  );
}
