import { chakra } from "@chakra-ui/react/styled-system";

/** A note about the form, across all columns. */
export const FormNote = chakra("p", {
  base: {
    gridColumn: "1 / -1",
    paddingLeft: "1rem",
    borderLeft: "1px solid",
    borderColor: "brand.accentFill",
  },
});
