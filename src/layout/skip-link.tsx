import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../domain/interface-strings";

/** Id of the page's <main>. */
export const mainId = "icerik";

/** The first thing the keyboard reaches: past the menus to the page's content. Not seen before it has the focus. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${mainId}`}
      data-print="hide"
      position="absolute"
      zIndex="30"
      top="0.5rem"
      left="0.5rem"
      padding="0.75rem 1.25rem"
      bg="brand.main"
      color="brand.onMain"
      borderRadius="md"
      // Clipped, not moved away: above a header that stays in view it would show where a browser lets the page shine through.
      clipPath="inset(50%)"
      _focus={{ clipPath: "none" }}
    >
      {strings.skipLink}
    </chakra.a>
  );
}
