import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
import { menuRecipe } from "./recipes/menu.recipe";
import { cssVarsPrefix } from "./token-variables";
import { semanticTokens, textStyles, tokens } from "./tokens";

/**
 * Chakra with our own tokens and recipes only: none of the preset's palettes, no cascade layers, no preflight. Global
 * styles stand apart (`global-styles.ts`).
 */
export const systemConfig = defineConfig({
  preflight: false,
  cssVarsPrefix,
  cssVarsRoot: ":root",
  disableLayers: true,
  theme: {
    breakpoints: { sm: "620px", md: "900px", lg: "1080px", xl: "1240px" },
    tokens,
    semanticTokens,
    textStyles,
    slotRecipes: { menu: menuRecipe },
  },
});

export const system = createSystem(baseConfig, systemConfig);
