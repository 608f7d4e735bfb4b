import { chakra } from "@chakra-ui/react/styled-system";

/** The logo of `content/logo.svg`; `gatsby-ssr.tsx` inlines it in every page. */
export const logoHref = "#logo";

/** The laboratory's logo in the text colour. */
export function Logo() {
  return (
    <chakra.svg strokeWidth="1.5" aria-hidden="true" boxSize="38px" flex="none">
      <use href={logoHref} />
    </chakra.svg>
  );
}
