import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../domain/interface-strings";
import { Link } from "../ui/link";
import { Logo } from "../ui/logo";

/** Short names are as the design has them; longer ones are smaller where the window leaves the header little room. */
function brandNameSize(name: string) {
  if (name.length <= 16) return "clamp(1.1875rem, 6.7vw, 1.625rem)";
  if (name.length <= 24) return { base: "1.1875rem", sm: "1.5rem", lg: "1.1875rem", xl: "1.5rem" };
  return { base: "1rem", sm: "1.375rem", lg: "1rem", xl: "1.25rem" };
}

/** How the name is set: in as many lines as it needs, a word that is wider than its place broken. */
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

/** The whole takes the place that the header leaves it, and no more than it needs. */
export const placeStyle = {
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

export function Brand({ brand, subtitle }: { brand: string; subtitle: string }) {
  return (
    <Link to="/" aria-label={strings.homeLink(`${brand} ${subtitle}`)} {...placeStyle}>
      <Logo />
      <span>
        <chakra.span {...nameStyle(brand)}>{brand}</chakra.span>{" "}
        <chakra.span
          display="block"
          marginTop="0.25rem"
          fontSize="label"
          lineHeight="1.2"
          color="fg.muted"
          // On the narrowest phones the name takes two lines.
          css={{ "@media (max-width: 21.25rem)": { display: "none" } }}
        >
          {subtitle}
        </chakra.span>
      </span>
    </Link>
  );
}
