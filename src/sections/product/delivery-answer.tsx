import { chakra } from "@chakra-ui/react/styled-system";

/** The answer on the right side, under a gold line. */
export const Answer = chakra("div", {
  base: {
    gridColumn: { md: "7 / -1" },
    borderTop: "1px solid {colors.brand.accentFill}",
    paddingTop: "1rem",
  },
});

/** Row of actions below the answer: calendar button, link to the slip. */
export const DeliveryActions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    rowGap: "0.75rem",
    marginTop: "0.75rem",
    "& > a": { minHeight: "52px" },
  },
});
