import { chakra } from "@chakra-ui/react/styled-system";

/** A line across the form that says something about the form itself. */
export const FormNote = chakra("p", {
  base: {
    gridColumn: "1 / -1",
    paddingLeft: "1rem",
    borderLeft: "1px solid",
    borderColor: "brand.accentFill",
  },
});
