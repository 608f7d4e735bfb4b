import { chakra } from "@chakra-ui/react/styled-system";
import { longestWord } from "./longest-word";

/** Entry of a description list: term and value on one line, scale and details below. */
export const ScaleRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "baseline",
    columnGap: "1rem",
    "& > dt, & > dd:first-of-type": {
      marginBottom: "0.625rem",
      fontFamily: "heading",
      fontSize: "1.75rem",
      lineHeight: "1.2",
    },
    "& > dd ~ dd": { gridColumn: "1 / -1" },
  },
});

/** Maximum length of a term beside its value on the smallest phone. */
const longTerm = 11;

/** Styles of a `ScaleRow` with a long term: on phones the value wraps below it. */
export const rowFor = (term: string) =>
  longestWord(term) > longTerm
    ? { gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" } }
    : {};
