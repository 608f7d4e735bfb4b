import { chakra } from "@chakra-ui/react/styled-system";

/** A form in two columns, one on phones. */
export const FormGrid = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "gap",
    rowGap: "1.375rem",
  },
});
