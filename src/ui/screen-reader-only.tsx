import { chakra } from "@chakra-ui/react/styled-system";

/** Styles of text for screen readers only. */
export const screenReaderOnly = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Text for screen readers only. */
export const ScreenReaderOnly = chakra("span", { base: screenReaderOnly });
