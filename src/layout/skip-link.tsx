import { chakra } from "@chakra-ui/react/styled-system";
import { fixedIds } from "../domain/fixed-ids";
import { strings } from "../domain/interface-strings";

/** First focusable element, to skip the menus; visible on focus only. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${fixedIds.main}`}
      position="absolute"
      zIndex="30"
      top="0.5rem"
      left="0.5rem"
      padding="0.75rem 1.25rem"
      bg="brand.main"
      color="brand.onMain"
      borderRadius="md"
      // Clipped instead of moved off-screen, where some browsers would show it behind the sticky header.
      clipPath="inset(50%)"
      _focus={{ clipPath: "none" }}
    >
      {strings.skipLink}
    </chakra.a>
  );
}
