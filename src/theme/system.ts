import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig, defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints";
import { layerStyles } from "./layer-styles";
import { semanticTokens, textStyles, tokens } from "./tokens";

/**
 * Styles shared by the two header menus. Parts are listed by name, because importing `menuAnatomy` would load
 * the anatomies of all components.
 */
const menuRecipe = defineSlotRecipe({
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

/** Chakra's style properties and conditions with our own tokens, and none of its preset: docs/decisions/chakra-system.md. */
const config = defineConfig({
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: "t",
  cssVarsRoot: ":root",
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    slotRecipes: { menu: menuRecipe },
  },
});

export const system = createSystem(defaultBaseConfig, config);
