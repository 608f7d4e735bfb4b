import { chakra } from "@chakra-ui/react/styled-system";

/** Badge with a gold outline. */
export const Badge = chakra("p", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "32px",
    paddingInline: "0.75rem",
    border: "1px solid {colors.brand.accent}",
    borderRadius: "sm",
    color: "brand.accent",
    fontSize: "label",
    fontWeight: "550",
    hyphens: "none",
  },
});
