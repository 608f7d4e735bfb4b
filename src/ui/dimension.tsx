import { chakra } from "@chakra-ui/react/styled-system";
import { middleLine } from "./middle-line";

/** |---- label ----|: a duration or size between two end caps. */
export const Dimension = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    textStyle: "label",
    lineHeight: "1.3",
    color: "brand.accent",
    whiteSpace: "nowrap",
    "&::before, &::after": {
      content: '""',
      flex: "1",
      minWidth: "14px",
      borderLeft: "1px solid",
      ...middleLine,
    },
    _after: { transform: "scaleX(-1)" },
  },
});
