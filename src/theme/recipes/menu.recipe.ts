import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * Styles shared by the two header menus. Parts are listed by name, because importing `menuAnatomy` would load
 * the anatomies of all components.
 */
export const menuRecipe = defineSlotRecipe({
  slots: ["trigger", "content", "item", "itemGroup", "itemGroupLabel"],
  base: {
    content: {
      bg: "bg.page",
      borderColor: "border.hairline",
      borderStyle: "solid",
      outline: "0",
      // In every state, so that the animation runs once when the menu is shown, and not again at hydration.
      animation: "menuIn 240ms {easings.calm}",
    },
    item: { outline: "0", textDecoration: "none", hyphens: "none" },
  },
});
