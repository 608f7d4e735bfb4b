import { menuAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** What the two header menus share. */
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
});
