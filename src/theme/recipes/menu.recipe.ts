import { menuAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The two header menus. `panel` is the 400 px list, `mega` spans the page. */
export const menuRecipe = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  className: "menu",
  base: {
    content: {
      bg: "bg.page",
      borderColor: "border.hairline",
      borderStyle: "solid",
      outline: "0",
      zIndex: "20",
      "&[data-state=open]": { animation: "menuIn 240ms var(--chakra-easings-sedef)" },
    },
    item: { outline: "0", textDecoration: "none", hyphens: "none" },
  },
  variants: {
    variant: {
      panel: {
        content: {
          width: "400px",
          borderWidth: "0 1px 1px",
          borderRadius: "0 0 6px 6px",
          padding: "0.5rem 1.5rem 1rem",
        },
      },
      mega: {
        content: { width: "100vw", borderWidth: "0 0 1px", maxHeight: "calc(100dvh - 84px)", overflowY: "auto" },
      },
    },
  },
  defaultVariants: { variant: "panel" },
});
