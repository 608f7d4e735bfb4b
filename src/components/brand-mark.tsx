import { chakra } from "@chakra-ui/react/styled-system";

/** The element of `static/brand-mark.svg` that is the mark; `gatsby-ssr.tsx` puts the drawing into every page. */
export const brandMark = "#brand-mark";

/** The laboratory's mark, a sphere between the jaws of a caliper, in the colour of the text around it. */
export function BrandMark() {
  return (
    <chakra.svg viewBox="0 0 38 38" strokeWidth="1.5" aria-hidden="true" boxSize="38px" flex="none">
      <use href={brandMark} />
    </chakra.svg>
  );
}
