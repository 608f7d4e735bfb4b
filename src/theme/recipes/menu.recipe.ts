import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * What the two header menus share. The parts by name: `menuAnatomy` comes with the anatomies of all components, which a
 * build would have to read.
 */
export const menuRecipe = defineSlotRecipe({
  slots: ["trigger", "content", "item", "itemGroup", "itemGroupLabel"],
  base: {
    content: {
      bg: "bg.page",
      borderColor: "border.hairline",
      borderStyle: "solid",
      outline: "0",
      // In every state: it runs when the menu is shown, by styles or by scripts, and not again when scripts take over.
      animation: "menuIn 240ms {easings.calm}",
    },
    item: { outline: "0", textDecoration: "none", hyphens: "none" },
  },
});
