import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import type { EmotionCache } from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";
import { baseConfig } from "./base-config";
import { globalCss } from "./global-css";
import { systemConfig } from "./system";

const globalConfig = defineConfig({
  globalCss,
  theme: {
    keyframes: {
      menuIn: { from: { opacity: "0", transform: "translateY(-8px)" } },
      toastIn: { from: { opacity: "0", transform: "translateY(12px)" } },
      toastLife: { to: { transform: "scaleX(0)" } },
    },
  },
});

/**
 * Puts the styles of every page into Emotion's store: reset, defaults of text and focus, print, movements by name. They
 * stand in the HTML from the start and nothing changes them, so no page loads them as a script too; while `gatsby develop`
 * runs, where pages are made in the browser, they are put in there.
 */
export function insertGlobalStyles(cache: EmotionCache): void {
  const { getGlobalCss } = createSystem(baseConfig, systemConfig, globalConfig);
  cache.insert("", serializeStyles([getGlobalCss()]), cache.sheet, true);
}
