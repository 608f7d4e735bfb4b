import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { Link as GatsbyLink } from "gatsby";

const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.625rem",
    minHeight: "52px",
    maxWidth: "100%",
    padding: "0.75rem 1.5rem",
    border: "1px solid {colors.brand.main}",
    borderRadius: "md",
    fontWeight: "550",
    fontSize: "1rem",
    lineHeight: "1.25",
    textAlign: "center",
    textDecoration: "none",
    hyphens: "none",
    transition: "background 180ms {easings.calm}, color 180ms {easings.calm}",
    "&:disabled": { borderColor: "border.hairline", color: "fg.muted", cursor: "not-allowed" },
  },
  variants: {
    variant: {
      solid: {
        bg: "brand.main",
        color: "brand.onMain",
        "&:hover:not(:disabled)": { bg: "brand.mainHover" },
      },
      ghost: {
        borderColor: "brand.mark",
        color: "fg.link",
        "&:hover:not(:disabled)": { bg: "brand.main", color: "brand.onMain" },
      },
    },
  },
  defaultVariants: { variant: "solid" },
});

export const Button = chakra("button", buttonRecipe);

/** Secondary button: underlined text. */
export const TextButton = chakra("button", {
  base: {
    minWidth: "44px",
    minHeight: "44px",
    fontWeight: "550",
    color: "brand.main",
    textDecoration: "underline",
    textUnderlineOffset: "0.3em",
  },
});

/** Internal link styled as a button. */
export const ButtonLink = chakra(GatsbyLink, buttonRecipe);

/** External link (telephone, message, other site) styled as a button. */
export const ButtonAnchor = chakra("a", buttonRecipe);
