import { chakra } from "@chakra-ui/react/styled-system";

/** The symbol of `static/brand-mark.svg` that is the mark; `gatsby-ssr.tsx` puts it into every page. */
export const brandMark = "#brand-mark";

/** The laboratory's mark, a sphere between the jaws of a caliper, in the colour of the text around it. */
export function BrandMark() {
  return (
    <chakra.svg strokeWidth="1.5" aria-hidden="true" boxSize="38px" flex="none">
      <use href={brandMark} />
    </chakra.svg>
  );
}
