import { chakra } from "@chakra-ui/react/styled-system";
import { MoreLink } from "../../ui/link";
import type { SearchLink } from "../search/site-search";

/** Search results other than products. */
export function FoundPages({ label, links }: { label: string; links: readonly SearchLink[] }) {
  return (
    <chakra.nav
      aria-label={label}
      data-print="hide"
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      gap="0 1.5rem"
      marginBlock="0.5rem 1rem"
      paddingLeft="1rem"
      borderLeft="2px solid {colors.brand.accentFill}"
    >
      <chakra.span fontSize="small" fontWeight="550">
        {label}
      </chakra.span>
      {links.map(({ label: name, to }) => (
        <MoreLink key={to} to={to}>
          {name}
        </MoreLink>
      ))}
    </chakra.nav>
  );
}
