import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
import { browserConfig } from "./browser-config";
import { globalCss } from "./global-css";
import { menuRecipe } from "./recipes/menu.recipe";
import { semanticTokens, textStyles, tokens } from "./tokens";

/**
 * Chakra with our own tokens and recipes only: none of the preset's palettes, no cascade layers, no preflight. In the
 * browser it does not make again what the HTML carries, global styles and the tokens' CSS. The condition is spelled out
 * each time, so that webpack sees what it can leave away.
 */
const chakraSystem = createSystem(
  process.env.BUILD_STAGE === "build-javascript" ? browserConfig : baseConfig,
  defineConfig({
    preflight: false,
    disableLayers: true,
    globalCss: process.env.BUILD_STAGE === "build-javascript" ? {} : globalCss,
    theme: {
      breakpoints: { sm: "620px", md: "900px", lg: "1080px", xl: "1240px" },
      ...(process.env.BUILD_STAGE === "build-javascript" ? {} : { tokens, semanticTokens }),
      textStyles,
      keyframes: {
        menuIn: { from: { opacity: "0", transform: "translateY(-8px)" } },
        toastIn: { from: { opacity: "0", transform: "translateY(12px)" } },
        toastLife: { to: { transform: "scaleX(0)" } },
      },
      slotRecipes: { menu: menuRecipe },
    },
  }),
);

/** What is left of the global styles in the browser, keyframes, stands in the HTML too. */
export const system =
  process.env.BUILD_STAGE === "build-javascript" ? { ...chakraSystem, _global: [] } : chakraSystem;
