import { chakra } from "@chakra-ui/react/styled-system";

/** Entry of a description list: term and value on one line if they fit, scale and details below. */
export const ScaleRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: "1rem",
    // At least as wide as its longest word.
    "& > dt": { flex: "1 1 0", maxWidth: "100%" },
    "& > dt, & > dd:first-of-type": {
      marginBottom: "0.625rem",
      fontFamily: "heading",
      fontSize: "1.75rem",
      lineHeight: "1.2",
    },
    "& > dd ~ dd": { flex: "1 0 100%" },
  },
});
