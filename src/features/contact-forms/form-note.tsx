import { chakra } from "@chakra-ui/react/styled-system";

export const FormNote = chakra("p", {
  base: {
    gridColumn: "1 / -1",
    paddingLeft: "1rem",
    borderLeft: "1px solid {colors.brand.accentFill}",
  },
});
