import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { layerStyles } from "./layer-styles";
import { menuRecipe } from "./recipes/menu.recipe";
import { semanticTokens, textStyles, tokens } from "./tokens";

/** Chakra's style properties and conditions with our own tokens, and none of its preset: docs/decisions/chakra-system.md. */
const config = defineConfig({
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: "t",
  cssVarsRoot: ":root",
  theme: {
    breakpoints: { sm: "620px", md: "900px", lg: "1000px", xl: "1240px" },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    slotRecipes: { menu: menuRecipe },
  },
});

export const system = createSystem(defaultBaseConfig, config);
