import { chakra } from "@chakra-ui/react/styled-system";
import { longestWord } from "./longest-word";

/** An entry of a description list: term and value on one line, and below them the scale and what else is said. */
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

/** Letters of a term that has a value beside it on the smallest phone. */
const longTerm = 11;

/** Styles of a `ScaleRow` whose term has a long word: on phones its value stands below it. */
export const rowFor = (term: string) =>
  longestWord(term) > longTerm
    ? { gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" } }
    : {};
