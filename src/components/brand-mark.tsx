import { chakra } from "@chakra-ui/react/styled-system";

/** The mark of `content/mark.svg`; `gatsby-ssr.tsx` puts it into every page. */
export const brandMarkHref = "#brand-mark";

/** The laboratory's mark, in the colour of the text around it. */
export function BrandMark() {
  return (
    <chakra.svg strokeWidth="1.5" aria-hidden="true" boxSize="38px" flex="none">
      <use href={brandMarkHref} />
    </chakra.svg>
  );
}
