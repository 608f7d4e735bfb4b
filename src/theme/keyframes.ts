import { defineKeyframes } from "@chakra-ui/react/styled-system";

/**
 * Movements by name. What moves from the first paint on (`src/components/photo.tsx`) is decoration by scale alone, so that
 * no text is ever hidden and nothing shifts.
 */
export const keyframes = defineKeyframes({
  menuIn: { from: { opacity: "0", transform: "translateY(-8px)" } },
  toastIn: { from: { opacity: "0", transform: "translateY(12px)" } },
  toastLife: { to: { transform: "scaleX(0)" } },
  appear: { from: { opacity: "0", visibility: "hidden" } },
  settle: { from: { scale: "1.03" } },
  "run-out": { from: { scale: "0" } },
  open: { from: { "--opened": "0%" } },
  carry: { to: { "--carried": "54%" } },
  travel: { from: { translate: "0 calc(-1 * var(--level))" } },
});
