import { chakra } from "@chakra-ui/react/styled-system";
import { BrandMark } from "../components/brand-mark";
import { Link } from "../components/link";
import { nameSizes } from "../lib/brand-place";
import { strings } from "../lib/interface-strings";

/** How the name is set: its size by its length, in as many lines as it needs. */
export const nameStyle = (name: string) => {
  const sizes = Object.entries(nameSizes(name)).map(([from, size]) => [from, `${size}rem`] as const);
  return {
    display: "block",
    fontFamily: "heading",
    fontSize: sizes.length > 1 ? Object.fromEntries(sizes) : sizes[0]?.[1],
    lineHeight: "1",
    color: "fg.ink",
    ...(sizes.length > 1 ? { textWrap: "balance" } : {}),
  };
};

/** The whole takes the place that the header leaves it, and no more than it needs. */
export const placeStyle = {
  display: "flex",
  alignItems: "center",
  gap: "0.875rem",
  flex: "1 1 8.5rem",
  minWidth: "0",
  maxWidth: "max-content",
  minHeight: "44px",
  marginRight: "auto",
  textDecoration: "none",
  color: "brand.mark",
} as const;

export function Brand({ brand, subtitle }: { brand: string; subtitle: string }) {
  return (
    <Link to="/" aria-label={strings.homeLink(`${brand} ${subtitle}`)} {...placeStyle}>
      <BrandMark />
      <span>
        <chakra.span {...nameStyle(brand)}>{brand}</chakra.span>{" "}
        <chakra.span display="block" marginTop="0.25rem" fontSize="label" lineHeight="1.2" color="fg.muted">
          {subtitle}
        </chakra.span>
      </span>
    </Link>
  );
}
