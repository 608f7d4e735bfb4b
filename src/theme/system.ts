import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
import { globalCss } from "./global-css";
import { menuRecipe } from "./recipes/menu.recipe";
import { semanticTokens, textStyles, tokens } from "./tokens";

/** Chakra with our own tokens and recipes only: none of the preset's palettes, no cascade layers, no preflight. */
const chakraSystem = createSystem(
  baseConfig,
  defineConfig({
    preflight: false,
    disableLayers: true,
    // Spelled out, so that webpack leaves the styles away where the HTML carries them.
    globalCss: process.env.BUILD_STAGE === "build-javascript" ? {} : globalCss,
    theme: {
      breakpoints: { sm: "620px", md: "900px", lg: "1080px", xl: "1240px" },
      tokens,
      semanticTokens,
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

/** The pages' HTML carries the global styles; in the browser they need not be made again. */
export const system =
  process.env.BUILD_STAGE === "build-javascript" ? { ...chakraSystem, _global: [] } : chakraSystem;
