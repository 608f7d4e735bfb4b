import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "../components/link";
import { strings } from "../lib/interface-strings";

/** A sphere between the jaws of a caliper. */
function BrandMark() {
  return (
    <chakra.svg
      viewBox="0 0 38 38"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      boxSize="38px"
      flex="none"
    >
      <path d="M2.5 7.5h33M8.5 7.5V34M29.5 7.5V34" />
      <path d="M12 7.5V4M15.5 7.5V5M19 7.5V4M22.5 7.5V5M26 7.5V4" strokeWidth="1" />
      <chakra.circle cx="19" cy="20" r="9.75" fill="bg.ivory" />
    </chakra.svg>
  );
}

export function Brand({ brand, subtitle }: { brand: string; subtitle: string }) {
  return (
    <Link
      to="/"
      aria-label={strings.homeLink(`${brand} ${subtitle}`)}
      display="flex"
      alignItems="center"
      gap="0.875rem"
      minHeight="44px"
      marginRight="auto"
      textDecoration="none"
      color="accent.mark"
    >
      <BrandMark />
      <span>
        <chakra.span
          display="block"
          fontFamily="heading"
          fontSize="1.625rem"
          lineHeight="1"
          color="fg.ink"
          whiteSpace="nowrap"
        >
          {brand}
        </chakra.span>
        <chakra.span
          display="block"
          marginTop="0.25rem"
          fontSize="0.8125rem"
          lineHeight="1.2"
          color="fg.muted"
          whiteSpace="nowrap"
        >
          {subtitle}
        </chakra.span>
      </span>
    </Link>
  );
}
