import { chakra } from "@chakra-ui/react/styled-system";
import { BrandMark } from "../components/brand-mark";
import { Link } from "../components/link";
import { strings } from "../lib/interface-strings";

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
      color="brand.mark"
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
        </chakra.span>{" "}
        <chakra.span
          display="block"
          marginTop="0.25rem"
          fontSize="label"
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
