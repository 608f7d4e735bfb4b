import { chakra } from "@chakra-ui/react/styled-system";

/** Visually hidden styles. */
export const screenReaderOnly = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Visually hidden text. */
export const ScreenReaderOnly = chakra("span", { base: screenReaderOnly });
